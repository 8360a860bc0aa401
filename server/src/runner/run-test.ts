import type { Browser } from 'playwright-core';
import { runStep } from './agent/run-step.ts';
import { StepFailure, unexpected } from './agent/step-failure.ts';
import { webAddress } from './browser/address.ts';
import { NavigationFailure, openAddress } from './browser/navigate.ts';
import { photograph } from './browser/photograph.ts';
import { BrowserGone, openTestWindow, type TestWindow } from './browser/test-window.ts';
import { untilAborted } from './browser/until-aborted.ts';
import { whileAlive } from './browser/while-alive.ts';
import { startRecording, type Recorder } from './recording/recorder.ts';
import type { RunnerOptions, RunObserver, RunOutcome, RunRequest } from './types.ts';
import { maskLog, maskObserver } from './values/masked.ts';
import { createValues, type Values } from './values/values.ts';
import { guardObserver, ObserverFailure, verdictOf, type Verdict } from './verdict.ts';

/** What ends a run before its steps do. */
export interface RunLimits {
  cancel: AbortSignal;
  timeLimit: AbortSignal;
}

/** How long a run's end may wait for its video: a short test on a busy machine is over before its first picture is encoded. */
const PATIENCE_MS = 10_000;
/** The same for a run that was cancelled. */
const HASTE_MS = 1000;

interface TestRun extends RunLimits {
  window: TestWindow;
  request: RunRequest;
  observer: Required<RunObserver>;
  recorder: Recorder | null;
  options: RunnerOptions;
  signal: AbortSignal;
  values: Values;
  startingUrl: string;
  /** Seconds since the run's start. */
  elapsed: () => number;
}

/** Carries one test out in a window of its own. Rejects only if the window cannot be opened. */
export async function runTest(
  browser: Browser,
  request: RunRequest,
  observer: RunObserver,
  given: RunnerOptions,
  limits: RunLimits,
): Promise<Omit<RunOutcome, 'durationSeconds'>> {
  const values = createValues(request.values ?? []);
  const options = { ...given, log: maskLog(given.log, values.mask) };
  const signal = AbortSignal.any([limits.cancel, limits.timeLimit]);
  const window = await openWindow(browser, signal);
  const start = performance.now();
  const recorder = request.recordVideo ? startRecording(browser, window, options) : null;
  const verdict = await carryOutTest({
    ...limits,
    window,
    request,
    observer: maskObserver(guardObserver(observer), values.mask),
    recorder,
    options,
    signal,
    values,
    elapsed: () => (performance.now() - start) / 1000,
  }).catch((error: unknown) =>
    verdictOf(error, { ...limits, seconds: options.runTimeoutSeconds, log: options.log }),
  );
  const patience = verdict.status === 'cancelled' ? HASTE_MS : PATIENCE_MS;
  const [video] = await Promise.all([recorder?.stop(patience) ?? null, window.close()]);
  return { ...verdict, error: verdict.error && values.mask(verdict.error), usage: null, video };
}

/** Opens the run's window; one that comes after the run's end is closed again. */
async function openWindow(browser: Browser, signal: AbortSignal): Promise<TestWindow> {
  return untilAborted(signal, async () => {
    const window = await openTestWindow(browser).catch((error: unknown) => {
      throw browser.isConnected() ? error : new BrowserGone('The browser stopped unexpectedly.');
    });
    if (signal.aborted) await window.close();
    return window;
  });
}

async function carryOutTest(setting: Omit<TestRun, 'startingUrl'>): Promise<Verdict> {
  const { window, request, observer, recorder, options, signal, values } = setting;
  const startingUrl = readStartingUrl(request.startingUrl, values);
  const run = { ...setting, startingUrl };
  await whileAlive(window, signal, () =>
    openAddress(window.page(), startingUrl, options.stepTimeoutSeconds * 1000),
  );
  const screenshot = await whileAlive(window, signal, () => photograph(window));
  if (screenshot) recorder?.show(screenshot);
  await observer.onStarted(screenshot);
  for (const index of request.steps.keys())
    if (!(await carryOutStep(run, index))) return { status: 'failed', error: null };
  return { status: 'passed', error: null };
}

/** @throws NavigationFailure for an unknown value, and for what is no address. */
function readStartingUrl(text: string, values: Values): string {
  try {
    const address = webAddress(values.expand(text));
    if (address) return address;
  } catch (error) {
    throw error instanceof StepFailure ? new NavigationFailure(error.message) : error;
  }
  throw new NavigationFailure(`${text} was not opened: only http and https addresses are.`);
}

/**
 * Carries one step out within its time and reports it. A step that is cancelled is not reported as finished.
 * @returns whether it was successful.
 */
async function carryOutStep(run: TestRun, index: number): Promise<boolean> {
  const { window, request, observer, recorder, options, signal, values, startingUrl, elapsed } = run;
  const step = request.steps[index];
  if (!step) return false;
  await observer.onStepStarted(index);
  const startSeconds = elapsed();
  const timeLimit = AbortSignal.timeout(options.stepTimeoutSeconds * 1000);
  const stepSignal = AbortSignal.any([signal, timeLimit]);
  const { attachment } = request;
  const session = { window, values, startingUrl, attachment, elapsed, signal: stepSignal };
  let actions = 0;
  const outcome = await whileAlive(window, stepSignal, () =>
    runStep(session, step, async (action) => {
      if (stepSignal.aborted) return;
      if (action.screenshot) recorder?.show(action.screenshot);
      await observer.onAction(index, ++actions, action);
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

  async function finish(result: { isSuccessful: boolean; result: string }): Promise<void> {
    await observer.onStepFinished(index, {
      ...result,
      startSeconds,
      durationSeconds: elapsed() - startSeconds,
      marks: [],
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
