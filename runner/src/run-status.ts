import { NavigationError } from './browser/navigate.ts';
import { BrowserLostError } from './browser/test-window.ts';
import { CallbackError } from './reporting/event-stream.ts';
import type { RunnerLog, RunOutcome } from './types.ts';

export type RunStatus = Pick<RunOutcome, 'status' | 'error'>;

/** The status of a run that ended with an error. @param timeLimit the signal of the run's timeout */
export function runStatusOf(
  error: unknown,
  {
    cancel,
    timeLimit,
    seconds,
    log,
  }: { cancel: AbortSignal; timeLimit: AbortSignal; seconds: number; log: RunnerLog },
): RunStatus {
  if (cancel.aborted) return { status: 'cancelled', error: null };
  if (timeLimit.aborted) return { status: 'failed', error: `The test took longer than ${seconds} seconds.` };
  if (error instanceof NavigationError) return { status: 'failed', error: error.message };
  if (error instanceof BrowserLostError) return { status: 'error', error: error.message };
  log.error({ err: error }, 'a run failed unexpectedly');
  if (error instanceof CallbackError)
    return { status: 'error', error: 'The results of the run could not be stored.' };
  return { status: 'error', error: 'The runner failed unexpectedly.' };
}
