import { useCallback } from 'react';
import type { MEDIA_TABS, MediaTab } from '../../features/media/MediaPanel.tsx';
import type { Address } from './useAddress.ts';

/** The selected media tab. The address holds it, so that a link leads to the recording or the console. */
export function useMediaTab(
  [parameters, write]: Address,
  tabs: readonly (typeof MEDIA_TABS)[number][],
): [MediaTab, (tab: MediaTab) => void] {
  const named = parameters.get('media');
  const tab = tabs.find(({ value }) => value === named)?.value ?? 'screenshots';
  const setTab = useCallback(
    (next: MediaTab) => write({ media: next === 'screenshots' ? null : next }),
    [write],
  );
  return [tab, setTab];
}
