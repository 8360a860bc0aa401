import { LIVE_CLOSE_WORKER_LOST } from 'shared/constants';
import type { WebSocket } from 'ws';
import { monitorConnection } from '../../platform/http/monitor-connection.ts';

/** A side that does not read what is passed on to it is cut off. Frames never add up to this: few are on their way. */
const MAX_WAITING_BYTES = 32 * 1024 * 1024;
/** RFC 6455: policy violation. */
const REFUSED = 1008;
/** The ranges of codes that a worker closes with on purpose: 1000, those of RFC 6455 for what a page did, and those of the protocol. */
export const isIntended = (code: number) => code === 1000 || (code >= 1008 && code <= 1013) || code >= 4000;

/**
 * Passes messages between a page and the worker of its session, until one of them closes. If the worker is lost, `onWorkerLost` is called
 * and then the page closed with `LIVE_CLOSE_WORKER_LOST`.
 */
export function pipeSockets(page: WebSocket, worker: WebSocket, onWorkerLost: () => Promise<void>): void {
  // Nothing is read before it can be passed on.
  page.pause();
  worker.once('open', () => {
    page.resume();
    forward(page, worker);
    monitorConnection(page);
    monitorConnection(worker);
  });
  forward(worker, page);
  page.once('close', () => {
    if (worker.readyState === worker.CONNECTING) worker.terminate();
    else worker.close();
  });
  // Someone else was faster with the same ticket.
  worker.once('unexpected-response', () => {
    page.close(REFUSED, 'ticket');
    worker.terminate();
  });
  worker.once('close', (code, reason) => {
    // A paused socket would not read the answer to the close.
    page.resume();
    if (page.readyState !== page.OPEN) return;
    if (isIntended(code)) return page.close(code, reason);
    void onWorkerLost().finally(() => page.close(LIVE_CLOSE_WORKER_LOST, 'worker-lost'));
  });
}

function forward(from: WebSocket, to: WebSocket): void {
  from.on('message', (message, isBinary) => {
    if (to.readyState !== to.OPEN) return;
    if (to.bufferedAmount > MAX_WAITING_BYTES) return to.terminate();
    to.send(message, { binary: isBinary });
  });
}
