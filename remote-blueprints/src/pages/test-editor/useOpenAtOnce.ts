import { useEffect } from 'react';
import { useCurrent } from '../../components/useCurrent.ts';
import type { LiveSessionState } from '../../features/live/live-panel.ts';

/** Opens a live browser as soon as the editor is there. @param address null: it does not */
export function useOpenAtOnce({ open }: LiveSessionState, address: string | null): void {
  const current = useCurrent({ open, address });
  // In development the effects of a new screen run twice; what the first run has opened is closed in between.
  useEffect(() => {
    const first = current();
    if (first.address !== null) first.open(first.address);
  }, [current]);
}
