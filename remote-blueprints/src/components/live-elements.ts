import { useQuery } from 'shared/query';
import { pageVersion } from '../model/page-version.ts';
import { useLiveState, type LiveBrowser } from '../state/live-browser.ts';

/** How long the elements of a page count as known that has not changed as far as it is heard of. */
const STALE_AFTER_MS = 3000;

/** The named elements of the live page; none without a live browser. */
export function useLiveElements(live: LiveBrowser | null) {
  const version = useLiveState(live, pageVersion);
  return useQuery({
    queryKey: ['live-elements', live?.id, version],
    queryFn: async () => (live ? (await live.query({ kind: 'elements' })).elements : []),
    enabled: live !== null,
    staleTime: STALE_AFTER_MS,
    retry: false,
  });
}
