import type { LiveControl } from '../types.ts';

/** A request of a controller; null: a task that is never merged. */
type Request = LiveControl | null;
type Work = (request: Request) => Promise<void>;

export type RequestQueue = ReturnType<typeof createRequestQueue>;

/** Enough for fast typing on a slow page; more is a flood. */
const MAX_INPUTS = 1000;
/** Tasks have room of their own: inputs that wait must not keep a person from a new window. */
const MAX_TASKS = 100;
export const TOO_MANY_WAITING = 'The live browser has too much to do already. Try again in a moment.';

/**
 * Handles requests one after the other.
 * @param onError called with the error of a request; the next ones are handled all the same
 */
export function createRequestQueue(onError: (error: unknown) => void) {
  const waiting: { request: Request; work: Work }[] = [];
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await next.work(next.request).catch(onError);
    working = null;
  }

  return {
    /** @returns false: too many are waiting, and this one is never handled. */
    add(request: Request, handle: Work): boolean {
      const last = waiting.at(-1);
      const merged = last ? mergeInputs(last.request, request) : null;
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

/** Of two neighbouring pointer positions only the last counts; turns of the wheel add up. null: both count. */
function mergeInputs(earlier: Request, later: Request): Request {
  if (earlier?.type !== 'input' || later?.type !== 'input') return null;
  const [first, second] = [earlier.input, later.input];
  if (first.kind === 'move' && second.kind === 'move') return later;
  if (first.kind !== 'wheel' || second.kind !== 'wheel') return null;
  return { ...later, input: { ...second, dx: first.dx + second.dx, dy: first.dy + second.dy } };
}
