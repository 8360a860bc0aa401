import type { CreatingEndpoint } from 'shared/contract';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Complete, as the compiler knows; the table of the endpoints itself is not part of a page. */
const CREATING: Record<CreatingEndpoint, true> = {
  'POST /api_keys': true,
  'POST /comments': true,
  'POST /companies': true,
  'POST /company/notification-routes': true,
  'POST /environments': true,
  'POST /imports': true,
  'POST /invitations': true,
  'POST /live': true,
  'POST /live/:id/tickets': true,
  'POST /saved_views': true,
  'POST /share_links': true,
  'POST /simulate': true,
  'POST /sso/domains': true,
  'POST /test_blueprint/create': true,
  'POST /test_blueprint/duplicate/:id': true,
  'POST /test_blueprint_category/create': true,
  'POST /test_group_run/:id/rerun': true,
  'POST /test_group_run/trigger_run': true,
  'POST /test_run/:id/issue': true,
};

/** A call that is made again later than this is a new one. */
const MAX_RETRY_DELAY_MS = 5 * 60_000;

/** Calls whose outcome is not known: under way, or without an answer of the server. By what they ask for, and as whom. */
const unsettled = new Map<string, { idempotencyKey: string; body: unknown; startedAt: number }>();

interface CreatingCall {
  idempotencyKey: string;
  /** Of the first call, if this one repeats it. */
  body: unknown;
  /** It was carried out, or refused. Without that, the same call gets the same key. */
  settle: () => void;
}

/**
 * The key and body of a creating call: the same ones for a call that is repeated because no one knows whether it was carried out. null: the
 * call creates nothing.
 */
export function beginCreatingCall(
  endpoint: string,
  request: { token: string | undefined; params: unknown; body: unknown; intent?: unknown },
): CreatingCall | null {
  if (!(endpoint in CREATING)) return null;
  const { token, params, body, intent = body } = request;
  const call = JSON.stringify([token, endpoint, params, intent]);
  const now = Date.now();
  for (const [other, { startedAt }] of unsettled)
    if (now - startedAt > MAX_RETRY_DELAY_MS) unsettled.delete(other);
  const first = unsettled.get(call) ?? { idempotencyKey: newIdempotencyKey(), body };
  unsettled.set(call, { ...first, startedAt: now });
  return { ...first, settle: () => void unsettled.delete(call) };
}
