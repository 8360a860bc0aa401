import type { LookupAddress } from 'node:dns';
import { connect, type LookupFunction, type Socket } from 'node:net';

/** Node's default of 250 ms is too short for distant servers. */
const ATTEMPT_TIMEOUT_MS = 2000;

/** Connects to the first of these addresses that answers. Rejects with the last error, or the signal's reason. */
export function connectTo(addresses: LookupAddress[], port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // The name is only passed to `lookup`, which returns the checked addresses.
    const socket = connect({
      host: 'pinned.invalid',
      port,
      lookup: answer(addresses),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS,
      allowHalfOpen: true,
      noDelay: true,
    });
    const abort = () => socket.destroy(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    // This listener stays: an unhandled error event would end the process.
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
