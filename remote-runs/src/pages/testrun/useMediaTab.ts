import { useCallback } from 'react';
import { MEDIA_TABS, type MediaTab } from '../../features/media/MediaPanel.tsx';
import { useAddress } from './useAddress.ts';

/** The selected media tab. The address holds it, so that a link leads to the recording or the console. */
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
