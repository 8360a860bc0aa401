import { subscribeToChanges, type AnyChange } from './changes.ts';

export interface ChangeWatch {
  /** Resolves with the next change, at once if there was one since the last call, or after so many milliseconds. Rejects when aborted. */
  next(milliseconds: number, signal: AbortSignal): Promise<void>;
  stop(): void;
}

/** Watches for changes outside of queries. */
export function watchChanges(matches: (change: AnyChange) => boolean): ChangeWatch {
  let hasChanged = false;
  let wake: (() => void) | undefined;
  const unsubscribe = subscribeToChanges((change) => {
    if (!matches(change)) return;
    hasChanged = true;
    wake?.();
  });
  return {
    async next(milliseconds, signal) {
      signal.throwIfAborted();
      if (!hasChanged)
        await new Promise<void>((resolve, reject) => {
          const end = (finish: () => void) => () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', abort);
            finish();
          };
          const abort = end(() => reject(signal.reason as Error));
          wake = end(resolve);
          const timer = setTimeout(wake, milliseconds);
          signal.addEventListener('abort', abort, { once: true });
        });
      hasChanged = false;
    },
    stop: unsubscribe,
  };
}
