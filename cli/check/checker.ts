import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNetworkPolicy, createRunner, type RunEvent } from 'runner';
import { fixLabel } from 'shared/format';
import { fixesFor } from 'shared/step-language';
import { RUN_TIMEOUT_SECONDS, STEP_TIMEOUT_SECONDS } from '../../server/src/platform/run-limits.ts';
import type { CheckedTest, CheckTest } from './check-test.ts';
import { pageText } from './page-text.ts';

interface CheckerOptions {
  /** The path of the browser. */
  browser: string;
  isHeaded: boolean;
  /** Absent: as on the server. */
  stepTimeoutSeconds?: number | undefined;
  takesScreenshots: boolean;
}

interface Checker {
  /** Runs a test, or only says why it cannot be run. Never rejects. */
  check(test: CheckTest, signal: AbortSignal): Promise<CheckedTest>;
  close(): Promise<void>;
}

/** The user's own machine may open whatever the user can. */
const EVERYTHING = { permits: () => true, permitsByPort: () => true };
const quiet = () => undefined;

/** The first line of what a browser says, which tells why it does not start. */
const reasonOf = ({ err }: { err?: unknown }): string =>
  err instanceof Error ? (err.message.split('\n')[0] ?? '') : '';

/** A runner as a worker has it, with a browser that starts with the first test. */
export async function openChecker(options: CheckerOptions): Promise<Checker> {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'steplight-check-'));
  let reason = '';
  const runner = createRunner({
    executablePath: options.browser,
    headless: !options.isHeaded,
    networkPolicy: createNetworkPolicy({ allow: EVERYTHING }),
    maxParallel: 1,
    stepTimeoutSeconds: options.stepTimeoutSeconds ?? STEP_TIMEOUT_SECONDS,
    runTimeoutSeconds: RUN_TIMEOUT_SECONDS,
    temporaryFolder,
    log: { info: quiet, warn: quiet, error: (details) => (reason = reasonOf(details)) },
    takesScreenshots: options.takesScreenshots,
  });

  return {
    async check({ request, ...test }, signal) {
      const startedAt = new Date();
      const steps = test.steps.map((step) => ({ ...step }));
      if (!request) return { ...test, status: 'failed', error: null, startedAt, seconds: 0 };
      const { status, error, durationSeconds } = await runner.run({ ...request, signal }, (event) =>
        note(steps, event),
      );
      const whole = status === 'error' && error !== null ? `${error} ${reason}`.trim() : error;
      return { ...test, steps, status, error: whole, startedAt, seconds: durationSeconds };
    },
    async close() {
      await runner.close();
      await rm(temporaryFolder, { recursive: true, force: true });
    },
  };
}

async function note(steps: CheckTest['steps'], event: RunEvent): Promise<void> {
  const step = 'stepIndex' in event && event.stepIndex !== null ? steps[event.stepIndex] : undefined;
  if (!step) return;
  if (event.type === 'action') step.screenshot = event.action.isSuccessful ? null : event.action.screenshot;
  if (event.type !== 'step-finished') return;
  const { isSuccessful, result, fixes = [], missingName, durationSeconds } = event.outcome;
  step.status = isSuccessful ? 'passed' : 'failed';
  step.result = result;
  step.seconds = durationSeconds;
  if (isSuccessful) return;
  step.page = await pageText(event.outcome).catch(() => null);
  const { fixes: renamed, areAlike } = fixesFor(step.sentence, missingName);
  const byName = areAlike ? renamed.map(({ sentence }) => ({ kind: 'replace' as const, sentence })) : [];
  step.proposals = [...new Set([...fixes, ...byName].map(fixLabel))];
}
