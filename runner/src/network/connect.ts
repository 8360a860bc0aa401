import type { LookupAddress } from 'node:dns';
import { connect, type LookupFunction, type Socket } from 'node:net';

/** Node's own quarter of a second gives up on servers that are merely far away. */
const ATTEMPT_LIMIT_MS = 2000;

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
      autoSelectFamilyAttemptTimeout: ATTEMPT_LIMIT_MS,
      allowHalfOpen: true,
      noDelay: true,
    });
    const abort = () => socket.destroy(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    // Stays: an error that nobody hears would end the process.
    socket.on('error', reject);
    socket.once('close', () => signal.removeEventListener('abort', abort));
    socket.once('connect', () => {
      signal.removeEventListener('abort', abort);
      resolve(socket);
    });
  });
}

function answer(addresses: LookupAddress[]): LookupFunction {
  return (_host, _options, done) => done(null, addresses);
}
