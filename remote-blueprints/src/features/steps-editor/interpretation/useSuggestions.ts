import { useEffect, useState } from 'react';
import { needsSuggestions, type Reading, type Suggestion } from 'shared/step-language';

/** What may be meant by a text: of most readings known at once; for what is not understood, they are loaded and found afterwards. */
export function useSuggestions(text: string, { state, type, suggestions }: Reading): Suggestion[] {
  const [found, setFound] = useState<{ text: string; suggestions: Suggestion[] } | null>(null);
  const isOpen = needsSuggestions({ state });
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    import('shared/step-language/suggestions')
      .then(({ suggest }) => {
        if (isCurrent) setFound({ text, suggestions: suggest(text, type) });
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
