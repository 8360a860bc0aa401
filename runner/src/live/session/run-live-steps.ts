import { setTimeout as sleep } from 'node:timers/promises';
import { createInterruptions } from '../../steps/interruptions.ts';
import { runSteps } from '../../steps/run-steps.ts';
import { runStatusOf, type RunStatus } from '../../run-status.ts';
import { DEFAULT_TIMING } from '../../timing.ts';
import { createPlanOfRun, learnedBy } from '../../plan/plan-of-run.ts';
import type { TestRun } from '../../test-run.ts';
import type { PlanEntryInput } from 'shared/contract';
import type { LearnedStep } from '../../types.ts';
import type { LiveRunRequest } from '../types.ts';
import { createRunReport } from './report-run.ts';
import { restart } from './restart.ts';
import type { SentReports } from './sent-reports.ts';
import type { SessionCore } from './session-core.ts';

/** What a stopped step does for a moment longer must not mix with what comes next. */
const STOPPING_TIMEOUT_MS = 2000;

export interface LiveRun extends LiveRunRequest {
  run: number;
  /** Aborted by a request to stop. */
  stop: AbortSignal;
}

/** Runs steps as a test run does, and reports them. The first failure ends the run. Never rejects. */
export async function runLiveSteps(core: SessionCore, live: LiveRun, sent: SentReports): Promise<void> {
  const { run, steps, startingUrl } = live;
  const { options, send } = core;
  const cancel = AbortSignal.any([core.signal, live.stop]);
  const timeLimit = AbortSignal.timeout(options.runTimeoutSeconds * 1000);
  const signal = AbortSignal.any([cancel, timeLimit]);
  const judge = (error: unknown) =>
    runStatusOf(error, { cancel, timeLimit, seconds: options.runTimeoutSeconds, log: options.log });
  if (live.values) core.values.update(live.values);
  let work: Promise<unknown> = Promise.resolve();
  const onWork = (begun: Promise<unknown>) => (work = begun);

  const start = () => (startingUrl === null ? null : restart(core, startingUrl, signal));
  const [opening] = await Promise.allSettled([(async () => start())()]);
  const screenshot = core.sendScreenshot(opening.status === 'fulfilled' ? opening.value : null);
  send({ type: 'run-started', run, steps: steps.map(({ place }) => ({ place })), screenshot });
  const events = createRunReport(run, core, sent);
  const learned: LearnedStep[] = [];
  const verdict: RunStatus =
    opening.status === 'rejected'
      ? judge(opening.reason)
      : await runSteps(testRun(core, live, learned, { cancel, timeLimit, signal, events, onWork })).catch(
          judge,
        );
  await events.finish().catch(() => undefined);
  await Promise.race([work.catch(() => undefined), sleep(STOPPING_TIMEOUT_MS, undefined, { ref: false })]);
  sent.runFinished();
  const found = learnedBy(verdict.status, learned);
  const conflicts = found.filter(({ proposal }) => proposal?.kind === 'conflict');
  if (conflicts.length > 0) await live.onConflicts?.(conflicts);
  const plan = found.flatMap(entryOf);
  send({
    type: 'run-finished',
    run,
    status: verdict.status === 'cancelled' ? 'stopped' : verdict.status,
    error: verdict.error,
    ...(plan.length > 0 && { plan }),
  });
}

/** For the plan of the test, if it is stored: a person has seen these steps work. What was found instead of a planned element is not for it. */
function entryOf({ type, text, page, actions, proposal }: LearnedStep): PlanEntryInput[] {
  return proposal ? [] : [{ type, text, page, actions, origin: 'attempt' }];
}

type OfThisRun = Pick<TestRun, 'cancel' | 'timeLimit' | 'signal' | 'events' | 'onWork'>;

function testRun(
  core: SessionCore,
  { steps, plan, attachment, handlers, timing }: LiveRun,
  learned: LearnedStep[],
  own: OfThisRun,
): TestRun {
  const { values, options, writer, elapsed, state } = core;
  const { startingUrl, baseUrl, history, inbox, used } = state;
  // A step that is tried again opens the same mail again.
  delete history.mails;
  const request = {
    startingUrl,
    ...(baseUrl && { baseUrl }),
    steps,
    ...(plan && { plan }),
    inbox,
    // The page itself is open: nobody reads a description of it.
    timing: { ...(timing ?? DEFAULT_TIMING), capture: 0 },
    signal: own.signal,
    recordVideo: false,
  };
  return {
    ...own,
    plan: createPlanOfRun(request, { startingUrl, baseUrl, values }, learned, used),
    window: core.window.current(),
    request: attachment ? { ...request, attachment } : request,
    recorder: null,
    options,
    values,
    history,
    interruptions: createInterruptions(handlers),
    writer,
    startingUrl,
    elapsed,
  };
}
