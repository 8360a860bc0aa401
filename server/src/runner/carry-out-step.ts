import { runStep } from './agent/run-step.ts';
import { unexpected } from './agent/step-failure.ts';
import { BrowserGone } from './browser/test-window.ts';
import { whileAlive } from './browser/while-alive.ts';
import type { TestRun } from './test-run.ts';
import type { StepOutcome } from './types.ts';
import { ObserverFailure } from './verdict.ts';

type StepEnd = Pick<StepOutcome, 'isSuccessful' | 'result'> & Partial<Pick<StepOutcome, 'marks'>>;

/**
 * Carries one step out within its time and reports it. A step that is cancelled is not reported as finished.
 * @returns whether it was successful.
 */
export async function carryOutStep(run: TestRun, index: number): Promise<boolean> {
  const { window, request, report, recorder, options, signal, values, startingUrl, elapsed } = run;
  const step = request.steps[index];
  if (!step) return false;
  await report.stepStarted(index);
  const startSeconds = elapsed();
  const timeLimit = AbortSignal.timeout(options.stepTimeoutSeconds * 1000);
  const stepSignal = AbortSignal.any([signal, timeLimit]);
  const session = {
    window,
    values,
    startingUrl,
    attachment: request.attachment,
    elapsed,
    signal: stepSignal,
    upcoming: request.steps.slice(index + 1),
  };
  let actions = 0;
  const outcome: StepEnd = await whileAlive<StepEnd>(window, stepSignal, () =>
    runStep(session, step, async (action) => {
      if (stepSignal.aborted) return;
      if (action.screenshot) recorder?.show(action.screenshot);
      await report.action(index, ++actions, action);
    }),
  ).catch(async (error: unknown) => {
    if (run.cancel.aborted || error instanceof ObserverFailure) throw error;
    const ending = endingOf(error, run, timeLimit);
    if (error instanceof BrowserGone || run.timeLimit.aborted) {
      await finish({ isSuccessful: false, result: ending });
      throw error;
    }
    return { isSuccessful: false, result: ending };
  });
  await finish(outcome);
  return outcome.isSuccessful;

  async function finish(end: StepEnd): Promise<void> {
    await report.stepFinished(index, {
      marks: [],
      ...end,
      startSeconds,
      durationSeconds: elapsed() - startSeconds,
    });
  }
}

/** Why a step ended in the middle, as its result. */
function endingOf(error: unknown, { options, timeLimit: runLimit }: TestRun, stepLimit: AbortSignal): string {
  if (error instanceof BrowserGone) return error.message;
  if (runLimit.aborted) return `The test reached its time limit of ${options.runTimeoutSeconds} seconds.`;
  if (stepLimit.aborted) return `The step took longer than ${options.stepTimeoutSeconds} seconds.`;
  options.log.error({ err: error }, 'a step broke');
  return unexpected(error);
}
