import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { WebSocket } from 'ws';
import { increment } from '../fuzz/fuzz-api.ts';
import { createMessage, type HostileMessage } from './hostile-messages.ts';
import { callApi, openSocket, type Account } from './live-client.ts';

export interface SocketFuzzOptions {
  account: Account;
  /** A page that the browser may open. */
  startingUrl: string;
  /** How many messages are sent. */
  count: number;
  seed: number;
  /** Before each connection: the API takes only so many tickets a minute. */
  pauseMs: number;
}

export interface SocketFuzzReport {
  /** Messages by what was done to them. */
  kinds: Record<string, number>;
  /** Events that were heard, by type. */
  events: Record<string, number>;
  /** Connections that the server closed, by code. */
  closes: Record<string, number>;
}

/** The server hangs up after a few malformed messages. */
const MESSAGES_PER_SOCKET = 12;
const CLOSE_TIMEOUT_MS = 120_000;
/**
 * Sends malformed messages, hostile ones, and well-formed ones that make no sense, to a session of its own, over connections that are opened
 * again with new tickets. The same seed makes the same messages.
 * @throws Error if the session cannot be opened again, or a connection neither answers nor closes.
 */
export async function fuzzSocket({
  account,
  startingUrl,
  count,
  seed,
  pauseMs,
}: SocketFuzzOptions): Promise<SocketFuzzReport> {
  const report: SocketFuzzReport = { kinds: {}, events: {}, closes: {} };
  const messages = fc.sample(fc.gen().map(createMessage), { numRuns: count, seed });
  const start = () =>
    callApi<{ live_session_id: string; ticket: string }>(account, 'POST', '/live', {
      starting_url: startingUrl,
    });
  let session = await start();
  let ticket = session.ticket;
  for (let sent = 0; sent < count; sent += MESSAGES_PER_SOCKET) {
    await sleep(pauseMs);
    const isEnded = await sendMessages(
      openSocket(account.apiAddress, session.live_session_id, ticket),
      messages.slice(sent, sent + MESSAGES_PER_SOCKET),
      report,
    );
    if (isEnded) session = await start();
    ({ ticket } = isEnded ? session : await newTicket(account, session.live_session_id));
  }
  await callApi(account, 'DELETE', `/live/${session.live_session_id}`);
  return report;
}

const newTicket = (account: Account, id: string) =>
  callApi<{ ticket: string }>(account, 'POST', `/live/${id}/tickets`, { role: 'control' });

/** @returns whether the session has ended. */
function sendMessages(
  socket: WebSocket,
  messages: HostileMessage[],
  report: SocketFuzzReport,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let isEnded = false;
    let isReady = false;
    const timeout = setTimeout(() => {
      socket.terminate();
      reject(new Error('The connection neither answered nor closed.'));
    }, CLOSE_TIMEOUT_MS);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      const event = isBinary ? { type: 'image' } : (JSON.parse(data.toString()) as { type: string });
      increment(report.events, event.type);
      isEnded ||= event.type === 'ended';
      if (event.type === 'ready' && !isReady) {
        isReady = true;
        for (const message of messages) {
          increment(report.kinds, message.kind);
          socket.send(message.data);
        }
        // The answer to it says that everything before was read.
        socket.send(JSON.stringify({ type: 'query', request: LAST, query: { kind: 'elements' } }));
      }
      if (isAnswerToLast(event)) socket.close();
    });
    socket.on('error', (error) => increment(report.closes, error.message));
    socket.on('close', (code) => {
      clearTimeout(timeout);
      increment(report.closes, String(code));
      resolve(isEnded);
    });
  });
}

const LAST = 4_000_000;
const isAnswerToLast = (event: object) => 'request' in event && event.request === LAST;
