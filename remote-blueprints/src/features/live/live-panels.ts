import type { LiveSessionBody } from 'shared/contract';
import { errorText } from 'shared/http';
import { createLiveTicket, startLiveSession } from '../../api/live-sessions.ts';
import type { LiveState } from '../../model/live-state.ts';
import type { LivePanel, LiveSession, WatchedSession } from '../../state/live-browser.ts';
import { LIVE_FAILURE } from './live-controls.ts';
import { connectLiveBrowser } from './live-session.ts';

/** Opens and closes the live browsers of an editor, one at a time, and shows each in its panel. */
export function createLivePanels(
  blueprintId: number | null,
  /** Where the next one is opened. */
  placeOf: () => Promise<Pick<LiveSessionBody, 'environment'>>,
  show: (panel: LivePanel) => void,
) {
  /** The one that is wanted, once it is there. */
  let current: { session?: LiveSession } = {};

  function discard(): void {
    current.session?.close();
    current.session?.dropScreenshots();
    current = {};
  }

  async function enter(
    connect: () => Promise<LiveSession>,
    watched: WatchedSession | null,
    resumeAt: string | null,
  ): Promise<void> {
    discard();
    const mine = current;
    show({ kind: 'opening' });
    try {
      const session = await connect();
      mine.session = session;
      if (current === mine) show({ kind: 'open', session, watched, resumeAt });
      else session.close();
    } catch (error) {
      if (current === mine) show({ kind: 'failed', watched, message: errorText(error, LIVE_FAILURE) });
    }
  }

  return {
    /** @param resumeAt the step up to which the steps run in the new browser: where the last one was */
    open(url: string, resumeAt: string | null) {
      const sent = current.session?.state().sent;
      const body = { starting_url: url.trim(), ...(blueprintId !== null && { blueprint_id: blueprintId }) };
      const connect = async () => openLive({ ...body, ...(await placeOf()) }, sent);
      void enter(connect, null, resumeAt);
    },
    watch: (watched: WatchedSession) => void enter(() => watchLive(watched.id), watched, null),
    /** The screenshots of its last run are still shown. */
    async close() {
      const { session } = current;
      await session?.finishTyping();
      if (session) session.close();
      else current = {};
      show({ kind: 'closed' });
    },
    discard,
  };
}

export type LivePanels = ReturnType<typeof createLivePanels>;

/** Reserves a browser and connects to it. */
async function openLive(body: LiveSessionBody, sent?: LiveState['sent']): Promise<LiveSession> {
  const startingUrl = body.starting_url;
  return connectLiveBrowser({ ...(await startLiveSession(body)), role: 'control', startingUrl, sent });
}

/** Connects to the browser of a colleague, to look at it. */
async function watchLive(id: string): Promise<LiveSession> {
  return connectLiveBrowser({ id, ticket: await createLiveTicket(id, 'watch'), role: 'watch' });
}
