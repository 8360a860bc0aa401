import type { AccessibilityFindings, StepMark } from 'shared/contract';
import type { PageModel } from 'shared/page-model';
import { isAssertion, readStep } from 'shared/step-language';
import { runStep, type StepContext, type StepEnd } from './run-step.ts';
import { unexpected } from '../core/step-failure.ts';
import { type ActionListener, CallbackError, type PendingOutcome } from '../reporting/event-stream.ts';
import { BrowserLostError } from '../browser/test-window.ts';
import { runInWindow } from '../browser/run-in-window.ts';
import { openLogin } from '../login/use-login.ts';
import { emitDownloads } from '../reporting/emit-downloads.ts';
import { startStepClock, type StepClock } from './step-clock.ts';
import type { RunStatus } from '../run-status.ts';
import { settingOf, type TestRun } from '../test-run.ts';
import type { RunnerStep, RunRequest } from '../types.ts';

/** Runs the steps one after the other. A failure ends the run, unless it continues after it. */
export async function runSteps(run: TestRun): Promise<RunStatus> {
  let isPassed = true;
  const login = await openLogin(run);
  for (const index of run.request.steps.keys()) {
    if (index < login.skipped) {
      await skipStep(run, index, login.mark);
      continue;
    }
    isPassed = (await runTimedStep(run, index, index === 0 ? login.mark : null)) && isPassed;
    if (isPassed) await login.stepPassed(index);
    if (!isPassed && !continuesBehind(run.request, index)) break;
  }
  return { status: isPassed ? 'passed' : 'failed', error: null };
}

/** Whether a run that has failed, here or before, goes on with the next step. */
function continuesBehind({ continueOnFailure, steps }: RunRequest, index: number): boolean {
  if (continueOnFailure !== 'until-action') return continueOnFailure === true;
  return [steps[index], steps[index + 1]].every((step) => step !== undefined && onlyLooks(step));
}

/** Whether a step is an assertion, also one that no sentence of the step language says. */
function onlyLooks({ type, action }: RunnerStep): boolean {
  const { command } = readStep(action, type);
  return command ? isAssertion(command) : type === 'assert';
}

/**
 * Runs one step with its timeout and emits its events. A cancelled step emits no `step-finished`.
 * @returns whether it was successful.
 */
async function runTimedStep(run: TestRun, index: number, mark: StepMark | null): Promise<boolean> {
  const { window, request, events, recorder, options, signal, elapsed, plan } = run;
  const step = request.steps[index];
  if (!step) return false;
  await events.emit({ type: 'step-started', stepIndex: index });
  const startSeconds = elapsed();
  const clock = startStepClock(options.stepTimeoutSeconds);
  const stepSignal = AbortSignal.any([signal, clock.signal]);
  const address = window.page().url();
  let accessibility: AccessibilityFindings | undefined;
  let page: PageModel | undefined;
  let actions = 0;
  const onAction: ActionListener = async (action) => {
    if (stepSignal.aborted) return;
    void Promise.resolve(action.screenshot).then(
      (screenshot) => screenshot && recorder?.addScreenshot(screenshot),
    );
    await events.emit({ type: 'action', stepIndex: index, actionNumber: ++actions, action });
  };
  const interruptions = run.interruptions?.forStep(onAction);
  const context: StepContext = {
    ...settingOf(run),
    step: {
      signal: stepSignal,
      extendTime: clock.grant,
      plan: plan.stepAt(index, address),
      visual: request.baselines && {
        baselines: request.baselines,
        stepIndex: index,
        isFrozen: request.isFrozen === true,
      },
    },
    hooks: {
      onAccessibilityChecked: (findings) => (accessibility = findings),
      onPageCaptured: (captured) => (page = captured),
      onBegin: () => window.downloads.beginStep(index),
      handleInterruptions: interruptions?.handle,
    },
    writer: run.writer,
  };
  const outcome: StepEnd = await runInWindow<StepEnd>(window, stepSignal, () => {
    const work = runStep(context, step, onAction);
    run.onWork?.(work);
    return work;
  })
    .catch(async (error: unknown) => {
      if (run.cancel.aborted || error instanceof CallbackError) throw error;
      const ending = endingOf(error, run, clock);
      if (error instanceof BrowserLostError || run.timeLimit.aborted) {
        await finish({ isSuccessful: false, result: ending, marks: [] });
        throw error;
      }
      return { isSuccessful: false, result: ending, marks: [] };
    })
    .finally(() => clock.stop());
  await finish(outcome);
  if (outcome.findings) plan.add(index, address, outcome.findings);
  return outcome.isSuccessful;

  async function finish({ isSuccessful, result, missingName, fixes, marks: own }: StepEnd): Promise<void> {
    const durationSeconds = elapsed() - startSeconds;
    const marks = [...own, ...(mark ? [mark] : []), ...(interruptions?.marks ?? [])];
    const outcome: PendingOutcome = {
      isSuccessful,
      result,
      marks,
      missingName,
      fixes,
      startSeconds,
      durationSeconds,
      accessibility,
      page,
    };
    await emitDownloads(run);
    await events.emit({ type: 'step-finished', stepIndex: index, outcome });
  }
}

/** A step of the sign-in that another test has executed. */
async function skipStep({ events, elapsed }: TestRun, index: number, mark: StepMark | null): Promise<void> {
  await events.emit({ type: 'step-started', stepIndex: index });
  const outcome: PendingOutcome = {
    isSuccessful: true,
    result: mark?.text ?? '',
    marks: mark ? [mark] : [],
    startSeconds: elapsed(),
    durationSeconds: 0,
  };
  await events.emit({ type: 'step-finished', stepIndex: index, outcome });
}

/** The result of a step that was interrupted. */
function endingOf(error: unknown, { options, timeLimit: runLimit }: TestRun, clock: StepClock): string {
  if (error instanceof BrowserLostError) return error.message;
  if (runLimit.aborted) return `The test reached its time limit of ${options.runTimeoutSeconds} seconds.`;
  if (clock.signal.aborted) return `The step took longer than ${clock.seconds()} seconds.`;
  options.log.error({ err: error }, 'a step failed unexpectedly');
  return unexpected(error);
}
