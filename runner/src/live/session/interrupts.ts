import { abortable } from '../../browser/abortable.ts';

/** Requests that do not hold up the one that replaces them, e.g. a click on a page that hangs. */
export interface Interrupts {
  /** The work as a task that does not start after an interruption, and that is not awaited any longer then. */
  task<A>(work: (argument: A, signal: AbortSignal) => Promise<unknown>): (argument: A) => Promise<void>;
  interrupt(): void;
}

export function createInterrupts(): Interrupts {
  let controller = new AbortController();
  return {
    task(work) {
      const { signal } = controller;
      return async (argument) => {
        try {
          await abortable(signal, () => work(argument, signal));
        } catch (error) {
          if (!signal.aborted) throw error;
        }
      };
    },
    interrupt() {
      controller.abort(new Error('Another request took its place.'));
      controller = new AbortController();
    },
  };
}
