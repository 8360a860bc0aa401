import { LIVE_AFTER_PREFIX, LIVE_TICKET_PREFIX } from 'shared/constants';

/** The ticket in the list of a WebSocket's protocols; undefined: there is none. */
export function ticketOf(protocols = ''): string | undefined {
  return valueAmong(protocols, LIVE_TICKET_PREFIX);
}

/** The number of the last event that the page has got; undefined: it connects for the first time. */
export function lastEventOf(protocols = ''): number | undefined {
  const text = valueAmong(protocols, LIVE_AFTER_PREFIX);
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function valueAmong(protocols: string, prefix: string): string | undefined {
  return protocols
    .split(',')
    .map((protocol) => protocol.trim())
    .find((protocol) => protocol.startsWith(prefix))
    ?.slice(prefix.length);
}
