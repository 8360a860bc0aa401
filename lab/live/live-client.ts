import { LIVE_PROTOCOL, LIVE_TICKET_PREFIX } from 'shared/constants';
import type { LiveEvent, LiveEventOf, LiveRequest } from 'shared/contract';
import { WebSocket } from 'ws';

/** A page's end of a live session. */
export interface LiveClient {
  id: string;
  /** Everything that was heard, oldest first, with the time in milliseconds since 1970. */
  events: { time: number; event: LiveEvent }[];
  send(request: LiveRequest): void;
  /** The next event of these types, from the index on. @returns null after the timeout. @throws Error if the session ends. */
  next<Type extends LiveEvent['type']>(
    types: Type[],
    from: number,
    timeoutMs: number,
  ): Promise<LiveEventOf<Type> | null>;
  close(): Promise<void>;
}

export interface Account {
  apiAddress: string;
  token: string;
}

/** Any page of this machine may call the API of a product that is not configured otherwise. */
const ORIGIN = 'http://localhost:3000';

/** Calls the API. @throws Error with the reply, if it is an error. */
export async function callApi<Reply>(
  { apiAddress, token }: Account,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply> {
  const response = await fetch(apiAddress + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as Reply;
}

/** Opens a live browser as its controller. @throws Error if there is none, or the socket does not open. */
export async function openLiveClient(account: Account, startingUrl: string): Promise<LiveClient> {
  const { live_session_id: id, ticket } = await callApi<{ live_session_id: string; ticket: string }>(
    account,
    'POST',
    '/live',
    { starting_url: startingUrl },
  );
  const socket = openSocket(account.apiAddress, id, ticket);
  const events: LiveClient['events'] = [];
  const waiting = new Set<() => void>();
  let end: string | undefined;
  const wake = () => {
    for (const check of [...waiting]) check();
  };
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) return;
    const event = JSON.parse(data.toString()) as LiveEvent;
    events.push({ time: Date.now(), event });
    if (event.type === 'ended') end = `${event.reason}: ${event.message}`;
    wake();
  });
  socket.on('close', (code: number) => {
    end ??= `closed with ${code}`;
    wake();
  });
  socket.on('error', (error) => {
    end ??= error.message;
    wake();
  });

  const client: LiveClient = {
    id,
    events,
    send: (request) => socket.send(JSON.stringify(request)),
    next<Type extends LiveEvent['type']>(types: Type[], from: number, timeoutMs: number) {
      return new Promise<LiveEventOf<Type> | null>((resolve, reject) => {
        const finish = (answer: () => void) => {
          waiting.delete(check);
          clearTimeout(timeout);
          answer();
        };
        const check = () => {
          const found = events.slice(from).find(({ event }) => types.includes(event.type as Type));
          if (found) finish(() => resolve(found.event as LiveEventOf<Type>));
          else if (end !== undefined) finish(() => reject(new Error(`The live session ended: ${end}`)));
        };
        const timeout = setTimeout(() => finish(() => resolve(null)), timeoutMs);
        waiting.add(check);
        check();
      });
    },
    async close() {
      await callApi(account, 'DELETE', `/live/${id}`).catch(() => undefined);
      socket.close();
    },
  };
  await client.next(['ready'], 0, 60_000);
  return client;
}

/** The socket of a session, with the protocols of a page. */
export function openSocket(apiAddress: string, id: string, ticket: string): WebSocket {
  return new WebSocket(
    `${apiAddress.replace(/^http/, 'ws')}/live/${id}/socket`,
    [LIVE_PROTOCOL, LIVE_TICKET_PREFIX + ticket],
    { origin: ORIGIN },
  );
}
