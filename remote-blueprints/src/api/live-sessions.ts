import type { LiveSessionBody, ReplyOf } from 'shared/contract';
import { callApi } from 'shared/http';
import { apiQuery, queryOptions } from 'shared/query';

export type LiveRole = 'control' | 'watch';

/** A browser that a colleague, or the user in another tab, has open. */
export type OpenLiveSession = ReplyOf<'GET /live'>['sessions'][number];

/** Reserves a browser. The ticket opens the socket once. */
export async function startLiveSession(body: LiveSessionBody): Promise<{ id: string; ticket: string }> {
  const { live_session_id, ticket } = await callApi('POST /live', { body });
  return { id: live_session_id, ticket };
}

/** A ticket for an open session, to connect again or to watch. */
export async function createLiveTicket(id: string, role: LiveRole): Promise<string> {
  return (await callApi('POST /live/:id/tickets', { params: { id }, body: { role } })).ticket;
}

/** Also while the page goes away. */
export async function endLiveSession(id: string): Promise<void> {
  await callApi('DELETE /live/:id', { params: { id }, keepalive: true });
}

/** How often browsers that colleagues have open are asked for. */
const REFETCH_INTERVAL_MS = 30_000;

/** The browsers that are open for a test or module, while the page is visible. */
export function liveSessionsQuery(blueprintId: number) {
  return queryOptions({
    ...apiQuery('GET /live', { query: { blueprint_id: blueprintId } }),
    select: ({ sessions }) => sessions,
    refetchInterval: REFETCH_INTERVAL_MS,
    retry: false,
  });
}
