import type { LookupAddress } from 'node:dns';
import { connect, type LookupFunction, type Socket } from 'node:net';

/** Connects to the first of the addresses that answers, and to no other. Rejects with the last one's error, or the signal's reason. */
export function connectTo(addresses: LookupAddress[], port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // The name is only what `lookup` is asked for: nobody else looks it up.
    const socket = connect({
      host: 'pinned.invalid',
      port,
      lookup: answer(addresses),
      autoSelectFamily: true,
      allowHalfOpen: true,
      noDelay: true,
    });
    const abort = () => socket.destroy(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    socket.once('error', reject);
    socket.once('close', () => signal.removeEventListener('abort', abort));
    socket.once('connect', () => {
      signal.removeEventListener('abort', abort);
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

function answer(addresses: LookupAddress[]): LookupFunction {
  return (_host, _options, done) => done(null, addresses);
}
