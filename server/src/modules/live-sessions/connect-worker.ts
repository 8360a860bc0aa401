import { WebSocket } from 'ws';

const CONNECT_TIMEOUT_MS = 10_000;

/** A WebSocket to the worker of a session, which is connecting. @param address as the worker has named it */
export function connectWorker(address: string, id: string, protocols: string[] | undefined): WebSocket {
  return new WebSocket(`${address.replace(/^http/, 'ws')}/live/${id}`, protocols, {
    perMessageDeflate: false,
    handshakeTimeout: CONNECT_TIMEOUT_MS,
  });
}
