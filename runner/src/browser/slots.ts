export interface Slots {
  /** Resolves with a function that gives the slot back; rejects with the signal's reason if it aborts first. */
  take(signal: AbortSignal): Promise<() => void>;
}

/** At most `size` holders at once, first come first served. */
export function createSlots(size: number): Slots {
  let free = size;
  const waiting: (() => void)[] = [];

  function release() {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else
        await new Promise<void>((resolve, reject) => {
          const enter = () => {
            signal.removeEventListener('abort', leave);
            resolve();
          };
          const leave = () => {
            waiting.splice(waiting.indexOf(enter), 1);
            reject(signal.reason);
          };
          signal.addEventListener('abort', leave, { once: true });
          waiting.push(enter);
        });
      return once(release);
    },
  };
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}
