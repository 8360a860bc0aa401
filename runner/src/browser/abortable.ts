/**
 * Waits for work, but no longer than the signal allows; the work is not begun if the signal is aborted already.
 * What it comes to afterwards is heard by nobody, and an error then harms nobody.
 * @throws the signal's reason, or the work's own error.
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
