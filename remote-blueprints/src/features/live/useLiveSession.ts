import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from 'shared/query';
import { environmentToStart } from 'shared/run-environment';
import { urlAtom, useEditor } from '../../state/editor.ts';
import { livePanelAtom, type WatchedSession } from '../../state/live-browser.ts';
import { LIVE_FAILURE, type LiveControls } from './live-controls.ts';
import type { LivePanels } from './live-panels.ts';

/** Opens and closes the live browser of the editor, which closes with it. What it needs is loaded when it is opened. */
export function useLiveSession(): LiveControls {
  const { store, blueprintId, recordsAtOnce } = useEditor();
  const client = useQueryClient();
  const panels = useRef<Promise<LivePanels>>(null);
  useEffect(() => () => void panels.current?.then(({ discard }) => discard()), []);

  const load = async (then: (loaded: LivePanels) => void, watched: WatchedSession | null = null) => {
    try {
      panels.current ??= import('./live.ts').then((live) =>
        live.createLivePanels(
          blueprintId,
          () => environmentToStart(client),
          (panel) => store.set(livePanelAtom, panel),
        ),
      );
      then(await panels.current);
    } catch {
      panels.current = null;
      store.set(livePanelAtom, { kind: 'failed', watched, message: LIVE_FAILURE });
    }
  };

  const open = (url: string, resumeAt: string | null = null) => {
    store.set(livePanelAtom, { kind: 'opening' });
    void load((loaded) => loaded.open(url, resumeAt));
  };
  const openAtOnce = useEffectEvent(() => recordsAtOnce && open(store.get(urlAtom)));
  // In development the effects of a new screen run twice; what the first run has opened is closed in between.
  useEffect(() => void openAtOnce(), []);

  return {
    open,
    watch: (watched) => void load((loaded) => loaded.watch(watched), watched),
    close: () => void load((loaded) => void loaded.close()),
  };
}
