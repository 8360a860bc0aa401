import { useCallback } from 'react';
import { MEDIA_TABS, type MediaTab } from '../../features/media/media-tab.ts';
import { useAddress } from './useAddress.ts';

/** The media tab on show. It is kept in the address, so that a link leads to the recording or the console. */
export function useMediaTab(): [MediaTab, (tab: MediaTab) => void] {
  const [parameters, write] = useAddress();
  const named = parameters.get('media');
  const tab = MEDIA_TABS.find(({ value }) => value === named)?.value ?? 'screenshots';
  const setTab = useCallback(
    (next: MediaTab) => write({ media: next === 'screenshots' ? null : next }),
    [write],
  );
  return [tab, setTab];
}
