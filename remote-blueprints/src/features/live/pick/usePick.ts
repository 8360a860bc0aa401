import { useState } from 'react';
import type { LiveQuery } from 'shared/contract';
import { pickingAtom, type LiveBrowser } from '../../../state/live-browser.ts';
import { useEditor } from '../../../state/editor.ts';

type PickedAt = Extract<LiveQuery, { kind: 'pick' }>['at'];

/** Asks for the sentences that name an element of the live page. */
export function usePick(live: LiveBrowser) {
  const { store } = useEditor();
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
      store.set(pickingAtom, (picking) => picking && { ...picking, picked });
    },
  };
}
