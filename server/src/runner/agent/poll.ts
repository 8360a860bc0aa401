import { setTimeout as sleep } from 'node:timers/promises';

const INTERVAL_MS = 100;

/**
 * Looks again and again until `look` answers something or the time (milliseconds) is over.
 * @returns the first answer that is not null, else null. At least one look is taken.
 */
export async function poll<T>(
  look: () => Promise<T | null>,
  limit: number,
  signal: AbortSignal,
): Promise<T | null> {
  const end = performance.now() + limit;
  for (;;) {
    signal.throwIfAborted();
    const seen = await look().catch(whileChanging);
    if (seen !== null) return seen;
    if (performance.now() >= end) return null;
    await sleep(INTERVAL_MS, undefined, { signal });
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
