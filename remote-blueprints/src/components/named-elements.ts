import { useMemo } from 'react';
import { elementKinds, type Kind, type NamedElement } from 'shared/step-language';
import { useLiveBrowser } from '../state/live-browser.ts';
import { useLiveElements } from './live-elements.ts';
import { useStepPage } from './step-page.ts';

const NONE: NamedElement[] = [];

interface NamedElements {
  names: NamedElement[];
  /** They are no names of the step's page, but of the one at which the latest simulation ended before it. */
  isNear: boolean;
}

/** What a step can name: on the live page, without one on the page that it last ran on. */
export function useNamedElements(stepId: string, isNeeded = true): NamedElements {
  const { data: elements } = useLiveElements(useLiveBrowser());
  const { names, isNear } = useStepPage(stepId, isNeeded) ?? { names: NONE, isNear: false };
  const live = useMemo(
    () => elements?.map(({ name, elementKind }) => ({ name, kind: kindOf(elementKind) })),
    [elements],
  );
  return live ? { names: live, isNear: false } : { names, isNear };
}

/** A kind as the live browser calls it; null: it is none of the step language. */
function kindOf(word: string | null): Kind | null {
  return word !== null && Object.hasOwn(elementKinds, word) ? (word as Kind) : null;
}
