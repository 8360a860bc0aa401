import { useMemo } from 'react';
import { elementKinds, type Kind, type NamedElement } from 'shared/step-language';
import { useLiveBrowser } from './live-browser.ts';
import { useLiveElements } from './live-elements.ts';

/** What steps can name on the live page; none without a live browser. */
export function useNamedElements(): NamedElement[] {
  const { data: elements } = useLiveElements(useLiveBrowser());
  return useMemo(
    () => (elements ?? []).map(({ name, elementKind }) => ({ name, kind: kindOf(elementKind) })),
    [elements],
  );
}

/** A kind as the live browser calls it; null: it is none of the step language. */
function kindOf(word: string | null): Kind | null {
  return word !== null && Object.hasOwn(elementKinds, word) ? (word as Kind) : null;
}
