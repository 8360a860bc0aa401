import type { LiveSessionBody } from 'shared/contract';
import { createLiveTicket, startLiveSession } from '../../api/live-sessions.ts';
import type { LiveState } from '../../model/live-state.ts';
import type { LiveSession } from '../../state/live-browser.ts';
import { connectLiveBrowser } from './live-session.ts';

/** Reserves a browser and connects to it. */
export async function openLive(body: LiveSessionBody, sent?: LiveState['sent']): Promise<LiveSession> {
  const startingUrl = body.starting_url;
  return connectLiveBrowser({ ...(await startLiveSession(body)), role: 'control', startingUrl, sent });
}

/** Connects to the browser of a colleague, to look at it. */
export async function watchLive(id: string): Promise<LiveSession> {
  return connectLiveBrowser({ id, ticket: await createLiveTicket(id, 'watch'), role: 'watch' });
}
