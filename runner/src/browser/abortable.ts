/**
 * Races work against a signal. The work does not start if the signal is aborted already.
 * Its result or error after an abort is ignored.
 * @throws the signal's reason, or the error of the work.
 */
export async function abortable<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work(), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
