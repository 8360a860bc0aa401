import { useMemo } from 'react';
import { elementKinds, type Kind, type NamedElement } from 'shared/step-language';
import { useLiveBrowser } from './live-browser.ts';
import { useLiveElements } from './live-elements.ts';
import { useStepPage } from './step-page.ts';

const NONE: NamedElement[] = [];

/** What a step can name: on the live page, without one on the page that it last ran on. */
export function useNamedElements(stepId: string, isNeeded = true): NamedElement[] {
  const { data: elements } = useLiveElements(useLiveBrowser());
  const names = useStepPage(stepId, isNeeded)?.names ?? NONE;
  return useMemo(
    () => elements?.map(({ name, elementKind }) => ({ name, kind: kindOf(elementKind) })) ?? names,
    [elements, names],
  );
}

/** A kind as the live browser calls it; null: it is none of the step language. */
function kindOf(word: string | null): Kind | null {
  return word !== null && Object.hasOwn(elementKinds, word) ? (word as Kind) : null;
}
