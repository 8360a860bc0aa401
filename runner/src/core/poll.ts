import { setTimeout as sleep } from 'node:timers/promises';
import { isPageChanging } from './driver-errors.ts';
import { signalOf, type RunContext } from './run-context.ts';

/** First intervals in milliseconds: most changes of a page are there after one of them. */
const SOON_MS = [20, 50];
const INTERVAL_MS = 100;

/**
 * Calls `attempt` at intervals until it returns something or the time limit (milliseconds) is over.
 * @param isSteady uses equal intervals, for conditions that must hold for a while
 * @returns the first result that is not null, else null. `attempt` is called at least once.
 * @throws the reason of the signal of the command or step
 */
export async function poll<T>(
  run: Pick<RunContext, 'action' | 'step'>,
  attempt: () => Promise<T | null>,
  limit: number,
  isSteady = false,
): Promise<T | null> {
  const signal = signalOf(run);
  const end = performance.now() + limit;
  const intervals = isSteady ? [] : [...SOON_MS];
  for (;;) {
    signal.throwIfAborted();
    const result = await attempt().catch(nullWhileChanging);
    if (result !== null) return result;
    if (performance.now() >= end) return null;
    await sleep(intervals.shift() ?? INTERVAL_MS, undefined, { signal });
  }
}

/** A changing page or a removed element is no result yet; other errors are rethrown. */
function nullWhileChanging(error: unknown): null {
  if (isPageChanging(error)) return null;
  throw error;
}
