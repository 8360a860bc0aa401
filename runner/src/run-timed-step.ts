import type { RunContext } from './agent/run-context.ts';
import { runStep, type StepEnd } from './agent/run-step.ts';
import { unexpected } from './agent/step-failure.ts';
import { CallbackError } from './reporting/event-stream.ts';
import { BrowserLost } from './browser/test-window.ts';
import { runInWindow } from './browser/run-in-window.ts';
import { startStepClock, type StepClock } from './step-clock.ts';
import type { TestRun } from './test-run.ts';
import type { StepMemory } from './types.ts';

/** A step that a model takes over gets this multiple of the step timeout. */
const MODEL_TIME_FACTOR = 5;

/**
 * Runs one step with its timeout and emits its events. A cancelled step emits no `step-finished`.
 * @returns whether it was successful.
 */
export async function runTimedStep(run: TestRun, index: number): Promise<boolean> {
  const { window, request, events, recorder, options, signal, values, startingUrl, elapsed, history } = run;
  const step = request.steps[index];
  if (!step) return false;
  await events.emit({ type: 'step-started', stepIndex: index });
  const startSeconds = elapsed();
  const clock = startStepClock(options.stepTimeoutSeconds);
  const stepSignal = AbortSignal.any([signal, clock.signal]);
  const context: RunContext = {
    window,
    values,
    history,
    startingUrl,
    attachment: request.attachment,
    elapsed,
    signal: stepSignal,
    model: {
      model: run.model,
      memory: request.memory ? withCallbackErrors(request.memory) : null,
      stepIndex: index,
      extendTime: () => clock.grant(options.stepTimeoutSeconds * MODEL_TIME_FACTOR),
    },
  };
  let actions = 0;
  const outcome: StepEnd = await runInWindow<StepEnd>(window, stepSignal, () =>
    runStep(context, step, async (action) => {
      if (stepSignal.aborted) return;
      void Promise.resolve(action.screenshot).then(
        (screenshot) => screenshot && recorder?.addScreenshot(screenshot),
      );
      await events.emit({ type: 'action', stepIndex: index, actionNumber: ++actions, action });
    }),
  )
    .catch(async (error: unknown) => {
      if (run.cancel.aborted || error instanceof CallbackError) throw error;
      const ending = endingOf(error, run, clock);
      if (error instanceof BrowserLost || run.timeLimit.aborted) {
        await finish({ isSuccessful: false, result: ending, marks: [] });
        throw error;
      }
      return { isSuccessful: false, result: ending, marks: [] };
    })
    .finally(() => clock.stop());
  await finish(outcome);
  return outcome.isSuccessful;

  async function finish(end: StepEnd): Promise<void> {
    const outcome = { ...end, startSeconds, durationSeconds: elapsed() - startSeconds };
    await events.emit({ type: 'step-finished', stepIndex: index, outcome });
  }
}

/** The result of a step that was interrupted. */
function endingOf(error: unknown, { options, timeLimit: runLimit }: TestRun, clock: StepClock): string {
  if (error instanceof BrowserLost) return error.message;
  if (runLimit.aborted) return `The test reached its time limit of ${options.runTimeoutSeconds} seconds.`;
  if (clock.signal.aborted) return `The step took longer than ${clock.seconds()} seconds.`;
  options.log.error({ err: error }, 'a step failed unexpectedly');
  return unexpected(error);
}

/** Wraps a memory so that its errors end the run. */
function withCallbackErrors(memory: StepMemory): StepMemory {
  const wrap = (error: unknown) => {
    throw new CallbackError('memory', error);
  };
  return {
    load: (key) => memory.load(key).catch(wrap),
    store: (key, actions) => memory.store(key, actions).catch(wrap),
  };
}
