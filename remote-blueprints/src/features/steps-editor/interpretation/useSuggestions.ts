import { useEffect, useMemo, useState } from 'react';
import { needsSuggestions, type Reading, type Suggestion } from 'shared/step-language';
import type { suggest } from 'shared/step-language/suggestions';
import { useNamedElements } from '../../../components/named-elements.ts';

type Suggest = typeof suggest;

/** Stays loaded: from the second unclear text on, suggestions appear in the same render as the problem. */
let loadedSuggest: Suggest | undefined;

/** What an author may mean by a text, on the live page, else on the one that the step last ran on, or where the latest simulation ended before it. Most readings include it; for a text that is not understood, more code is loaded first. */
export function useSuggestions(
  stepId: string,
  text: string,
  reading: Reading,
): { suggestions: Suggestion[]; page: 'own' | 'near' | 'unknown' } {
  const { state, type, suggestions } = reading;
  const [find, setFind] = useState(() => loadedSuggest);
  const isNeeded = needsSuggestions({ state });
  const { names, isNear } = useNamedElements(stepId, isNeeded);
  useEffect(() => {
    if (!isNeeded || find) return;
    import('shared/step-language/suggestions')
      .then((module) => {
        loadedSuggest = module.suggest;
        setFind(() => module.suggest);
      })
      // The problem is shown without suggestions.
      .catch(() => undefined);
  }, [isNeeded, find]);
  const found = useMemo(
    () => (isNeeded ? (find?.(text, type, names) ?? []) : []),
    [isNeeded, find, text, type, names],
  );
  return {
    suggestions: found.length > 0 ? found : suggestions,
    page: names.length === 0 ? 'unknown' : isNear ? 'near' : 'own',
  };
}
