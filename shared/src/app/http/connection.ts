/** Whether the browser knows that it has no connection. false means only that it knows nothing of the kind. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

/** Registers what happens when the connection is lost or back. Returns a function that unregisters it. */
export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Resolves when the browser has a connection: at once, or when it is back. Rejects when aborted. */
export async function whenOnline(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  if (!isOffline()) return;
  await new Promise<void>((resolve, reject) => {
    const end = (finish: () => void) => {
      unregister();
      signal?.removeEventListener('abort', abort);
      finish();
    };
    const abort = () => end(() => reject(signal?.reason as Error));
    const unregister = onConnectionChange(() => {
      if (!isOffline()) end(resolve);
    });
    signal?.addEventListener('abort', abort);
  });
}
