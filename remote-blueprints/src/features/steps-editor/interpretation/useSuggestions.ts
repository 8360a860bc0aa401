import { useEffect, useState } from 'react';
import type { Reading, Suggestion } from 'shared/step-language';

/** What may be meant by a text: of most readings known at once; for what is not understood, they are loaded and found afterwards. */
export function useSuggestions(text: string, { state, type, suggestions }: Reading): Suggestion[] {
  const [found, setFound] = useState<{ text: string; suggestions: Suggestion[] } | null>(null);
  const isOpen = state === 'incomplete' || state === 'not-understood';
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    import('shared/step-language/suggestions')
      .then(({ suggestionsFor }) => {
        if (isCurrent) setFound({ text, suggestions: suggestionsFor(text, type) });
      })
      // Without them the problem is still said.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [text, type, isOpen]);
  if (!isOpen) return suggestions;
  return found?.text === text ? found.suggestions : [];
}
