import type { LiveMessage, LiveRequest } from 'shared/contract';
import type { WebSocket } from 'ws';
import { monitorConnection } from '../../../platform/http/monitor-connection.ts';
import { createFrameQueue } from './frame-queue.ts';
import { createRateLimit } from './rate-limit.ts';
import { readRequest } from './read-request.ts';

/** A page that does not read what it is sent is cut off: text and screenshots cannot be left out like frames. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024;
const MAX_MALFORMED_REQUESTS = 3;
/** No hand is as fast: pages send at most one movement for each frame. */
const MAX_REQUESTS_PER_SECOND = 500;

const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** A page that is connected to a session. */
export interface Connection {
  isController: boolean;
  /** Of the login session that it belongs to. */
  tokenHash: string;
  /** Whether the page is looked at; others get no frames. */
  readonly isWatching: boolean;
  watch(isOn: boolean): void;
  send(event: LiveMessage): void;
  /** Of a frame or screenshot, with its header. Frames wait for `frameShown`; only the newest waits. */
  sendFrame(frame: number, message: Buffer): void;
  sendScreenshot(message: Buffer): void;
  frameShown(frame: number): void;
  close(code?: number, reason?: string): void;
}

interface Handlers {
  onRequest(connection: Connection, request: LiveRequest): void;
  onClose(connection: Connection): void;
}

export function createConnection(
  socket: WebSocket,
  identity: Pick<Connection, 'isController' | 'tokenHash'>,
  { onRequest, onClose }: Handlers,
): Connection {
  let malformedRequests = 0;
  const mayRequest = createRateLimit(MAX_REQUESTS_PER_SECOND, 1000);
  let isWatching = false;
  const frames = createFrameQueue((message) => socket.send(message, { binary: true }));

  function send(message: string | Buffer): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_WAITING_BYTES) return socket.close(TRY_AGAIN_LATER, 'too-slow');
    socket.send(message, { binary: typeof message !== 'string' });
  }

  const connection: Connection = {
    ...identity,
    get isWatching() {
      return isWatching;
    },
    watch(isOn) {
      isWatching = isOn;
      frames.clear();
    },
    send: (event) => send(JSON.stringify(event)),
    sendFrame(frame, message) {
      if (isWatching && socket.readyState === socket.OPEN) frames.offer(frame, message);
    },
    sendScreenshot: send,
    frameShown: frames.shown,
    close: (code = 1000, reason) => socket.close(code, reason),
  };
  socket.on('message', (data, isBinary) => {
    // What arrives after the close was sent counts no longer.
    if (socket.readyState !== socket.OPEN) return;
    if (!mayRequest()) return socket.close(POLICY_VIOLATION, 'too-many-requests');
    const read = readRequest(isBinary ? '' : (data as Buffer).toString());
    if (read.request) return onRequest(connection, read.request);
    connection.send({ type: 'refused', request: read.number, message: read.problem });
    if (read.isMalformed) malformedRequests += 1;
    if (malformedRequests >= MAX_MALFORMED_REQUESTS) socket.close(POLICY_VIOLATION, 'malformed-requests');
  });
  // A message that is too long, a connection that breaks: the close follows.
  socket.on('error', () => undefined);
  socket.once('close', () => onClose(connection));
  monitorConnection(socket);
  return connection;
}
