import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStep } from 'shared/step-language';
import { findChromium } from '../browser/chromium.ts';
import { parseAllowList } from '../network/allow-list.ts';
import { createNetworkPolicy } from '../network/network-policy.ts';
import { createRunner, type Runner } from '../runner.ts';
import { GENEROUS } from './timings.ts';
import type {
  ObservedEvent,
  ExecutedAction,
  RunnerOptions,
  RunOutcome,
  RunRequest,
  StepOutcome,
} from '../types.ts';

export interface TestRunner {
  runner: Runner;
  temporaryFolder: string;
  close(): Promise<void>;
}

/** The number of parallel tests for steps with missing targets, which mostly wait. */
export const PARALLEL_TESTS = 3;
/** Runner options for parallel tests. */
export const parallelOptions = { maxParallel: PARALLEL_TESTS };

/** Starts a runner with a local browser. */
export async function startTestRunner(options: Partial<RunnerOptions> = {}): Promise<TestRunner> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('A browser is needed to run these tests.');
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'steplight-runner-'));
  const quiet = () => undefined;
  const runner = createRunner({
    executablePath,
    headless: true,
    networkPolicy: createNetworkPolicy({ allow: parseAllowList('localhost') }),
    maxParallel: 2,
    stepTimeoutSeconds: 300,
    runTimeoutSeconds: 900,
    temporaryFolder,
    log: { info: quiet, warn: quiet, error: quiet },
    ...options,
  });
  return {
    runner,
    temporaryFolder,
    async close() {
      await runner.close();
      await rm(temporaryFolder, { recursive: true, force: true });
    },
  };
}

export interface Report {
  outcome: RunOutcome;
  started: Buffer | null;
  actions: { step: number; number: number; action: ExecutedAction }[];
  steps: StepOutcome[];
  /** With the indexes of their step and action. */
  events: { step: number | null; number: number | null; event: ObservedEvent }[];
}

/** Runs steps and collects their events. `onStepStarted` is called when a step begins. */
export async function runSteps(
  runner: Runner,
  startingUrl: string,
  steps: string[],
  request: Partial<RunRequest> = {},
  onStepStarted?: () => void,
): Promise<Report> {
  const report: Omit<Report, 'outcome'> = { started: null, actions: [], steps: [], events: [] };
  const outcome = await runner.run(
    {
      startingUrl,
      steps: steps.map((action) => ({
        action,
        type: readStep(action).type ?? 'act',
        useVision: false,
      })),
      signal: new AbortController().signal,
      recordVideo: false,
      timing: GENEROUS,
      ...request,
    },
    (event) => {
      if (event.type === 'started') report.started = event.screenshot;
      if (event.type === 'step-started') onStepStarted?.();
      if (event.type === 'action')
        report.actions.push({ step: event.stepIndex, number: event.actionNumber, action: event.action });
      if (event.type === 'page-events')
        for (const one of event.events)
          report.events.push({ step: event.stepIndex, number: event.actionNumber, event: one });
      if (event.type === 'step-finished') report.steps.push(event.outcome);
    },
  );
  return { ...report, outcome };
}
