import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from 'shared/query';
import { environmentToStart } from 'shared/run-environment';
import type { LivePanels } from './live-panels.ts';
import { LIVE_FAILURE, type LivePanel, type LiveSessionState, type WatchedSession } from './live-panel.ts';

/**
 * The live browser of an editor, which closes with it. What it needs is loaded when it is opened.
 * @param blueprintId the test or module that is edited; null: a new one
 */
export function useLiveSession(blueprintId: number | null): LiveSessionState {
  const [panel, setPanel] = useState<LivePanel>({ kind: 'closed' });
  const client = useQueryClient();
  const panels = useRef<Promise<LivePanels>>(null);
  useEffect(() => () => void panels.current?.then(({ discard }) => discard()), []);

  const load = async (then: (loaded: LivePanels) => void, watched: WatchedSession | null = null) => {
    try {
      panels.current ??= import('./live.ts').then((live) =>
        live.createLivePanels(blueprintId, () => environmentToStart(client), setPanel),
      );
      then(await panels.current);
    } catch {
      panels.current = null;
      setPanel({ kind: 'failed', watched, message: LIVE_FAILURE });
    }
  };
  return {
    panel,
    browser: panel.kind === 'open' ? panel.session : null,
    open(url: string, resumeAt: string | null = null) {
      setPanel({ kind: 'opening' });
      void load((loaded) => loaded.open(url, resumeAt));
    },
    watch: (watched: WatchedSession) => void load((loaded) => loaded.watch(watched), watched),
    close: () => void load((loaded) => void loaded.close()),
  };
}
