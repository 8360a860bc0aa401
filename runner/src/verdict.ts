import { NavigationFailure } from './browser/navigate.ts';
import { BrowserGone } from './browser/test-window.ts';
import type { RunnerLog, RunObserver, RunOutcome, StepMemory } from './types.ts';

export type Verdict = Pick<RunOutcome, 'status' | 'error'>;

/** Whoever watches the run could not take what it was told. */
export class ObserverFailure extends Error {
  override readonly name = 'ObserverFailure';
}

/** What a run's end means. @param timeLimit the run's signal for its time limit */
export function verdictOf(
  error: unknown,
  {
    cancel,
    timeLimit,
    seconds,
    log,
  }: { cancel: AbortSignal; timeLimit: AbortSignal; seconds: number; log: RunnerLog },
): Verdict {
  if (cancel.aborted) return { status: 'cancelled', error: null };
  if (timeLimit.aborted) return { status: 'failed', error: `The test took longer than ${seconds} seconds.` };
  if (error instanceof NavigationFailure) return { status: 'failed', error: error.message };
  if (error instanceof BrowserGone) return { status: 'error', error: error.message };
  log.error({ err: error }, 'a run broke');
  if (error instanceof ObserverFailure)
    return { status: 'error', error: 'The results of the run could not be stored.' };
  return { status: 'error', error: 'The runner broke while it carried the test out.' };
}

async function guard<T>(call: () => Promise<T> | T): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new ObserverFailure('The observer failed.', { cause: error });
  }
}

/** The same memory, whose errors are known as the observer's. */
export function guardMemory(memory: StepMemory): StepMemory {
  return {
    recall: (place) => guard(() => memory.recall(place)),
    keep: (place, actions) => guard(() => memory.keep(place, actions)),
  };
}

/** The same observer, whose errors are known as its own. */
export function guardObserver(observer: RunObserver): Required<RunObserver> {
  return {
    onStarted: (screenshot) => guard(() => observer.onStarted?.(screenshot)),
    onStepStarted: (index) => guard(() => observer.onStepStarted?.(index)),
    onAction: (index, number, action) => guard(() => observer.onAction?.(index, number, action)),
    onEvents: (index, number, events) => guard(() => observer.onEvents?.(index, number, events)),
    onStepFinished: (index, outcome) => guard(() => observer.onStepFinished?.(index, outcome)),
  };
}
