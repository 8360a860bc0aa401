import { useCallback } from 'react';
import { useSearchParams } from 'shared/router';

export type MediaTab = 'screenshots' | 'recording';

/** The media tab on show. It is kept in the address, so that a link leads to the recording. */
export function useMediaTab(): [MediaTab, (tab: MediaTab) => void] {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('media') === 'recording' ? 'recording' : 'screenshots';
  const setTab = useCallback(
    (next: MediaTab) => {
      if (next !== tab)
        setParameters(next === 'recording' ? { media: next } : {}, {
          replace: true,
          preventScrollReset: true,
        });
    },
    [tab, setParameters],
  );
  return [tab, setTab];
}
