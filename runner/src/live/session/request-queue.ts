import type { LiveControl } from '../types.ts';

/** A waiting request. */
interface Entry<T> {
  request: T;
  work: (request: T) => Promise<void>;
}

/** Handles requests one after the other. */
export interface RequestQueue<T> {
  /** @returns false: too many are waiting, and this one is never handled. */
  add(request: T, work: (request: T) => Promise<void>): boolean;
}

/** The queue of a controller's requests; null: a task that is never merged. */
export type ControlQueue = RequestQueue<LiveControl | null>;

/** Enough for fast typing on a slow page; more is a flood. */
const MAX_INPUTS = 1000;
/** Tasks have room of their own: inputs that wait must not keep a person from a new window. */
const MAX_TASKS = 100;
export const TOO_MANY_WAITING = 'The live browser has too much to do already. Try again in a moment.';

/**
 * @param merge the request to handle instead of two neighbours, e.g. only the last of two pointer positions; null: both
 * @param onError called with the error of a request; the next ones are handled all the same
 */
export function createRequestQueue<T>(
  merge: (earlier: T, later: T) => T | null,
  onError: (error: unknown) => void,
): RequestQueue<T> {
  const waiting: Entry<T>[] = [];
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await next.work(next.request).catch(onError);
    working = null;
  }

  return {
    add(request, handle) {
      const last = waiting.at(-1);
      const merged = last ? merge(last.request, request) : null;
      if (last && merged) {
        last.request = merged;
        return true;
      }
      const isTask = request === null;
      const alike = waiting.filter((one) => (one.request === null) === isTask);
      if (alike.length >= (isTask ? MAX_TASKS : MAX_INPUTS)) return false;
      waiting.push({ request, work: handle });
      working ??= work();
      return true;
    },
  };
}
