import { setTimeout as sleep } from 'node:timers/promises';

const INTERVAL_MS = 20;

/**
 * Waits until a condition holds and returns what it returned. It holds when it returns something other than false, null or undefined; an
 * error that it throws, such as a failed assertion, means "not yet". The generous default costs nothing when the condition becomes true early.
 * @param timeout milliseconds
 * @throws Error when the time is over; its cause is the condition's last error
 */
export async function eventually<Value>(
  condition: () => Value | Promise<Value>,
  { timeout = 60_000 }: { timeout?: number } = {},
): Promise<Exclude<Value, false | null | undefined>> {
  // No deadline of the wall clock alone: a stalled process still gets its last look.
  const giveUpAt = performance.now() + timeout;
  for (;;) {
    const isLast = performance.now() >= giveUpAt;
    let cause: unknown;
    try {
      const value = await condition();
      if (value !== false && value !== null && value !== undefined)
        return value as Exclude<Value, false | null | undefined>;
    } catch (error) {
      cause = error;
    }
    if (isLast) {
      const reason = cause instanceof Error ? `: ${cause.message}` : `: ${condition.toString()}`;
      throw new Error(`Waited ${timeout / 1000} s for a condition${reason}`, { cause });
    }
    await sleep(INTERVAL_MS);
  }
}
