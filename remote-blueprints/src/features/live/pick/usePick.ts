import { useState } from 'react';
import type { LiveQuery } from 'shared/contract';
import type { LiveBrowser } from '../../../components/live-browser.ts';
import type { LiveEditing } from '../../../components/live-editing.tsx';

type PickedAt = Extract<LiveQuery, { kind: 'pick' }>['at'];

/** Asks for the sentences that name an element of the live page. */
export function usePick(live: LiveBrowser, { setPicking }: LiveEditing) {
  const [isAsking, setIsAsking] = useState(false);
  return {
    isAsking,
    async at(at: PickedAt): Promise<void> {
      setIsAsking(true);
      const picked = await live.query({ kind: 'pick', at }).catch((error: Error) => ({
        kind: 'pick' as const,
        element: null,
        actions: [],
        assertions: [],
        problem: error.message,
      }));
      setIsAsking(false);
      setPicking((picking) => picking && { ...picking, picked });
    },
  };
}
