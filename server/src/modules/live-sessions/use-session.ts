import { once } from 'node:events';
import type { LiveMessage, LiveRequest } from 'shared/contract';
import type { RawData, WebSocket } from 'ws';
import { AppError } from '../../platform/http/app-error.ts';
import { monitorConnection } from '../../platform/http/monitor-connection.ts';
import { isIntended } from './pipe-sockets.ts';

/** A live browser that this process controls, as a page would. */
export interface UsedBrowser {
  send(request: LiveRequest): void;
  /** The first listener gets all events, others those from now on. Without images. @returns what ends it */
  subscribe(listener: (event: LiveMessage) => void): () => void;
  /** Resolves with a sentence when the session has ended; never rejects. */
  lost: Promise<string>;
  /** Ends the session. */
  close(): Promise<void>;
}

interface Ends {
  /** Of the session, as of one that its controller closes. */
  end(): Promise<void>;
  onWorkerLost(): Promise<void>;
  onError(error: unknown): void;
}

const WORKER_LOST = 'The live browser was lost.';

/** Takes control by a socket to the worker that is connecting. @throws a 503 where it does not connect */
export async function useSession(
  socket: WebSocket,
  { end, onWorkerLost, onError }: Ends,
): Promise<UsedBrowser> {
  const listeners = new Set<(event: LiveMessage) => void>();
  /** Until the first listener. */
  let early: LiveMessage[] | null = [];
  const { promise: lost, resolve: lose } = Promise.withResolvers<string>();
  let isClosing = false;
  socket.on('message', (data: RawData, isBinary) => {
    if (isBinary) return;
    const event = JSON.parse((data as Buffer).toString()) as LiveMessage;
    early?.push(event);
    for (const listener of listeners) listener(event);
    if (event.type === 'ended') lose(event.message);
  });
  socket.once('close', (code) => {
    lose(WORKER_LOST);
    if (!isClosing && !isIntended(code)) onWorkerLost().catch(onError);
  });
  try {
    await once(socket, 'open');
  } catch {
    throw new AppError(503, 'live_worker_lost', 'The live browser does not answer. Try again in a moment.');
  }
  // The close follows.
  socket.on('error', () => undefined);
  monitorConnection(socket);

  return {
    send(request) {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(request));
    },
    subscribe(listener) {
      listeners.add(listener);
      for (const event of early ?? []) listener(event);
      early = null;
      return () => listeners.delete(listener);
    },
    lost,
    async close() {
      isClosing = true;
      await end().catch(onError);
      socket.close();
    },
  };
}
