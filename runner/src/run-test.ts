import { StepFailure } from './agent/step-failure.ts';
import { createRunModel } from './model/run-model.ts';
import { webAddress } from './browser/address.ts';
import { NavigationFailure, openAddress } from './browser/navigate.ts';
import { watchPageEvents } from './browser/page-events.ts';
import { takeScreenshot } from './browser/screenshot.ts';
import { BrowserLost, openTestWindow, type TestWindow, type WindowOptions } from './browser/test-window.ts';
import { abortable } from './browser/abortable.ts';
import { runInWindow } from './browser/run-in-window.ts';
import { startRecording } from './recording/recorder.ts';
import { createEventStream, type EventStream } from './reporting/event-stream.ts';
import { runTimedStep } from './run-timed-step.ts';
import type { RunLimits, RunEnvironment, TestRun } from './test-run.ts';
import type { RunnerOptions, OnRunEvent, RunOutcome, RunRequest } from './types.ts';
import { maskLog } from './reporting/mask-log.ts';
import { createValues, type Values } from './values/values.ts';
import { runStatusOf, type RunStatus } from './run-status.ts';

/** Timeout for the video at the end of a run: a short test on a busy machine ends before its first frame is encoded. */
const VIDEO_TIMEOUT_MS = 10_000;
/** The same for a cancelled run. */
const CANCELLED_VIDEO_TIMEOUT_MS = 1000;

/** Runs one test in its own window. Rejects only if the window cannot be opened. */
export async function runTest(
  environment: RunEnvironment,
  request: RunRequest,
  onEvent: OnRunEvent,
  given: RunnerOptions,
  limits: RunLimits,
): Promise<Omit<RunOutcome, 'durationSeconds'>> {
  const values = createValues(request.values ?? []);
  const model = given.model ? createRunModel(given.model) : null;
  const options = { ...given, log: maskLog(given.log, values.mask) };
  const signal = AbortSignal.any([limits.cancel, limits.timeLimit]);
  const hasSecrets = request.values?.some(({ isSecret }) => isSecret);
  const window = await openWindow(environment, signal, {
    isSecret: hasSecrets ? values.isSecret : undefined,
    takesScreenshots: options.takesScreenshots,
  });
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  const recorder = request.recordVideo ? startRecording(environment.browser, window, elapsed, options) : null;
  const pages = watchPageEvents(window.context, elapsed);
  const events = createEventStream(onEvent, pages, values.mask);
  const judge = (error: unknown) =>
    runStatusOf(error, { ...limits, seconds: options.runTimeoutSeconds, log: options.log });
  const history = { lastActionAt: null, lastActionStartedAt: null };
  const run = {
    ...limits,
    window,
    request,
    events,
    recorder,
    options,
    signal,
    values,
    history,
    model,
    elapsed,
  };
  const end = await runSteps(run).catch(judge);
  const verdict = await close(events, end).catch(judge);
  const videoTimeout = verdict.status === 'cancelled' ? CANCELLED_VIDEO_TIMEOUT_MS : VIDEO_TIMEOUT_MS;
  const [video] = await Promise.all([recorder?.stop(videoTimeout) ?? null, window.close()]);
  return {
    ...verdict,
    error: verdict.error && values.mask(verdict.error),
    usage: model?.usage() ?? null,
    video,
  };
}

/** Opens the run's window; closes it if the run has ended meanwhile. */
async function openWindow(
  { browser, network }: RunEnvironment,
  signal: AbortSignal,
  wishes: WindowOptions,
): Promise<TestWindow> {
  return abortable(signal, async () => {
    const window = await openTestWindow(browser, { ...wishes, network }).catch((error: unknown) => {
      throw browser.isConnected() ? error : new BrowserLost('The browser stopped unexpectedly.');
    });
    if (signal.aborted) await window.close();
    return window;
  });
}

async function runSteps(setting: Omit<TestRun, 'startingUrl'>): Promise<RunStatus> {
  const { window, request, events, recorder, options, signal, values } = setting;
  const startingUrl = readStartingUrl(request.startingUrl, values);
  const run = { ...setting, startingUrl };
  await runInWindow(window, signal, () =>
    openAddress(window, startingUrl, options.stepTimeoutSeconds * 1000),
  );
  const screenshot = await runInWindow(window, signal, () => takeScreenshot(window));
  if (screenshot) recorder?.addScreenshot(screenshot);
  await events.emit({ type: 'started', screenshot });
  let isPassed = true;
  for (const index of request.steps.keys()) {
    isPassed = (await runTimedStep(run, index)) && isPassed;
    if (!isPassed && !request.continueOnFailure) break;
  }
  return { status: isPassed ? 'passed' : 'failed', error: null };
}

/** @throws NavigationFailure for an unknown value or an invalid address. */
function readStartingUrl(text: string, values: Values): string {
  try {
    const address = webAddress(values.expand(text));
    if (address) return address;
  } catch (error) {
    throw error instanceof StepFailure ? new NavigationFailure(error.message) : error;
  }
  throw new NavigationFailure(`${text} was not opened: only http and https addresses are.`);
}

/** A run ends when its events have been delivered, unless it was cancelled. */
async function close(events: EventStream, verdict: RunStatus): Promise<RunStatus> {
  await (verdict.status === 'cancelled' ? events.abandon() : events.finish());
  return verdict;
}
