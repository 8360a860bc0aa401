import { newHistory } from './core/run-context.ts';
import { restoreSessionStorage } from './login/signed-in-state.ts';
import { secretsOfAccess } from './browser/site-access.ts';
import { createInterruptions } from './steps/interruptions.ts';
import { watchPageEvents } from './browser/page-events.ts';
import { watchStepRequests } from './browser/step-requests.ts';
import { createPlanOfRun, learnedBy } from './plan/plan-of-run.ts';
import { startRecording } from './recording/recorder.ts';
import { finishDownloads } from './reporting/emit-downloads.ts';
import { createEventStream, type EventStream } from './reporting/event-stream.ts';
import { runSteps } from './steps/run-steps.ts';
import { openRunWindow, openStartingPage, readStartingUrl } from './run-window.ts';
import type { RunLimits, RunEnvironment, TestRun } from './test-run.ts';
import type { LearnedStep, RunnerOptions, OnRunEvent, RunOutcome, RunRequest } from './types.ts';
import { maskLog } from './reporting/mask-log.ts';
import { recordTrace } from './trace/record-trace.ts';
import { createStepLog } from './trace/step-log.ts';
import { needsOf } from './step-needs.ts';
import { DEFAULT_TIMING } from './timing.ts';
import { createValues } from './values/values.ts';
import { runStatusOf, type RunStatus } from './run-status.ts';

/** Runs one test in its own window. Rejects only if the window cannot be opened. */
export async function runTest(
  environment: RunEnvironment,
  request: RunRequest,
  onEvent: OnRunEvent,
  runnerOptions: RunnerOptions,
  limits: RunLimits,
): Promise<Omit<RunOutcome, 'durationSeconds'>> {
  const values = createValues(request.values ?? [], secretsOfAccess(request.access));
  const writer = request.isFrozen ? null : (runnerOptions.openWriter?.() ?? null);
  const options = { ...runnerOptions, log: maskLog(runnerOptions.log, values.mask) };
  const signal = AbortSignal.any([limits.cancel, limits.timeLimit]);
  const window = await openRunWindow(environment, signal, {
    secrets: values,
    takesScreenshots: options.takesScreenshots,
    temporaryFolder: options.temporaryFolder,
    needs: needsOf(request.steps),
    access: request.access,
    settings: request.browser,
    signedIn: request.login?.restored?.state,
  });
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  // Only Chromium has a screencast.
  const isRecorded = request.recordVideo && (request.browser?.engine ?? 'chromium') === 'chromium';
  const recorder = isRecorded ? startRecording(environment.browser, window, elapsed, options) : null;
  const stepLog = request.recordTrace ? createStepLog(request.steps, start) : null;
  const trace = stepLog
    ? await recordTrace(window.context, {
        secrets: values.secrets,
        steps: stepLog,
        temporaryFolder: options.temporaryFolder,
        log: options.log,
      })
    : null;
  const observers = {
    pages: watchPageEvents(window, elapsed),
    requests: watchStepRequests(window, elapsed),
  };
  const onMasked: OnRunEvent = (event) => {
    stepLog?.observe(event);
    return onEvent(event);
  };
  const events = createEventStream(onMasked, observers, values.mask);
  const judge = (error: unknown) =>
    runStatusOf(error, { ...limits, seconds: options.runTimeoutSeconds, log: options.log });
  const history = newHistory();
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
    writer,
    interruptions: createInterruptions(request.handlers),
    elapsed,
  };
  const learned: LearnedStep[] = [];
  const end = await openAndRun(run, learned).catch(judge);
  const verdict = await close(events, end).catch(judge);
  const timing = request.timing ?? DEFAULT_TIMING;
  const videoTimeout = verdict.status === 'cancelled' ? timing.cancelledVideo : timing.video;
  const stored = verdict.status === 'cancelled' ? undefined : await trace?.stop();
  const [video] = await Promise.all([recorder?.stop(videoTimeout) ?? null, window.close()]);
  return {
    ...verdict,
    error: verdict.error && values.mask(verdict.error),
    usage: writer?.usage() ?? null,
    learned: learnedBy(verdict.status, learned),
    video,
    ...(stored && { trace: stored }),
  };
}

async function openAndRun(
  setting: Omit<TestRun, 'startingUrl' | 'plan'>,
  learned: LearnedStep[],
): Promise<RunStatus> {
  const { window, request, events, recorder, options, signal, values } = setting;
  const startingUrl = readStartingUrl(request.startingUrl, values, request.baseUrl);
  const plan = createPlanOfRun(request, { startingUrl, values, baseUrl: request.baseUrl }, learned);
  const run = { ...setting, startingUrl, plan };
  const restored = request.login?.restored?.state;
  const endRestoring = restored && (await restoreSessionStorage(window.context, restored));
  const opened = await openStartingPage(window, startingUrl, signal, options.stepTimeoutSeconds);
  await endRestoring?.();
  if (opened.screenshot) recorder?.addScreenshot(opened.screenshot);
  await events.emit({ type: 'started', screenshot: opened.screenshot });
  if (opened.failure) throw opened.failure;
  return finishDownloads(run, await runSteps(run));
}

/** A run ends when its events have been delivered, unless it was cancelled. */
async function close(events: EventStream, verdict: RunStatus): Promise<RunStatus> {
  await (verdict.status === 'cancelled' ? events.abandon() : events.finish());
  return verdict;
}
