import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between looks: what a page does by itself has mostly come after the first of them. */
const SOON_MS = [20, 50];
const INTERVAL_MS = 100;

/**
 * Looks again and again until `look` answers something or the time (milliseconds) is over.
 * @param isSteady the looks are all as far apart, for what has to hold for a while
 * @returns the first answer that is not null, else null. At least one look is taken.
 */
export async function poll<T>(
  look: () => Promise<T | null>,
  limit: number,
  signal: AbortSignal,
  isSteady = false,
): Promise<T | null> {
  const end = performance.now() + limit;
  const intervals = isSteady ? [] : [...SOON_MS];
  for (;;) {
    signal.throwIfAborted();
    const seen = await look().catch(whileChanging);
    if (seen !== null) return seen;
    if (performance.now() >= end) return null;
    await sleep(intervals.shift() ?? INTERVAL_MS, undefined, { signal });
  }
}

/** A page that changes under a look, or an element that goes away, has nothing to say yet; other errors are real. */
function whileChanging(error: unknown): null {
  const text = error instanceof Error ? error.message : '';
  if (
    /context was destroyed|navigat|frame (?:was|has been) detached|cannot find context|Timeout \d+ms exceeded/i.test(
      text,
    )
  )
    return null;
  throw error;
}
