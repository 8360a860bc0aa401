import { setTimeout } from 'node:timers/promises';
import { codeOf, readOneTimePassword } from './one-time-password.ts';

/** A password that is about to expire would reach the server too late. */
const MIN_REMAINING_MS = 3000;

interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(milliseconds: number, signal: AbortSignal): Promise<unknown>;
}

const CLOCK: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
};

/**
 * The one-time passwords of a run.
 * @param secrets by their names, in base32 or as an `otpauth://` address; unreadable ones are left out
 */
export function createOneTimeCodes(secrets: Map<string, string>, clock = CLOCK) {
  const sources = new Map(
    [...secrets].flatMap(([name, text]) => {
      const source = readOneTimePassword(text);
      return source ? [[name, source] as const] : [];
    }),
  );
  const issued = new Map<string, { counter: number; code: string }>();
  return {
    has: (name: string) => sources.has(name),
    /** The password that was issued last; undefined: none was yet. */
    current: (name: string) => issued.get(name)?.code,
    /**
     * Issues a password that this run has not used and that is valid for some seconds more; waits for the next one if need be.
     * @param onWait called with the seconds before it waits
     * @throws the signal's reason if it aborts
     */
    async issue(name: string, signal: AbortSignal, onWait: (seconds: number) => void) {
      const source = sources.get(name);
      if (!source) throw new Error(`There is no one-time password named ${name}.`);
      const period = source.period * 1000;
      const now = clock.now();
      const isExpiring = period - (now % period) < MIN_REMAINING_MS;
      const first = Math.floor(now / period) + (isExpiring ? 1 : 0);
      const counter = Math.max(first, (issued.get(name)?.counter ?? -1) + 1);
      const wait = counter * period - now;
      if (wait > 0) {
        onWait(wait / 1000);
        await clock.sleep(wait, signal);
      }
      const code = codeOf(source, counter);
      issued.set(name, { counter, code });
      return code;
    },
  };
}
