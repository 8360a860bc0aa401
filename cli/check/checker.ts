import { runDuration } from 'shared/format';
import type { RunEvent } from 'runner';
import { proposalsFor } from '../../server/src/modules/mcp/page-tools/proposals-for.ts';
import type { CheckedTest, CheckTest } from './check-test.ts';
import { openLocalRunner, type LocalRunnerOptions } from './local-runner.ts';
import { shownInstead } from './shown-instead.ts';

interface Checker {
  /** Runs a test, or only says why it cannot be run. Never rejects. */
  check(test: CheckTest, signal: AbortSignal): Promise<CheckedTest>;
  close(): Promise<void>;
}

export async function openChecker(options: LocalRunnerOptions): Promise<Checker> {
  const { runner, reason, close } = await openLocalRunner(options);

  return {
    async check({ request, ...test }, signal) {
      const startedAt = new Date();
      const steps = test.steps.map((step) => ({ ...step }));
      if (!request)
        return { ...test, status: 'failed', error: null, startedAt, seconds: 0, duration: runDuration(0) };
      const { status, error, durationSeconds } = await runner.run({ ...request, signal }, (event) =>
        note(steps, event),
      );
      const whole = status === 'error' && error !== null ? `${error} ${reason()}`.trim() : error;
      const duration = runDuration(durationSeconds);
      return { ...test, steps, status, error: whole, startedAt, seconds: durationSeconds, duration };
    },
    close,
  };
}

async function note(steps: CheckTest['steps'], event: RunEvent): Promise<void> {
  const step = 'stepIndex' in event && event.stepIndex !== null ? steps[event.stepIndex] : undefined;
  if (!step) return;
  if (event.type === 'action') step.screenshot = event.action.isSuccessful ? null : event.action.screenshot;
  if (event.type !== 'step-finished') return;
  const { isSuccessful, result, durationSeconds } = event.outcome;
  step.status = isSuccessful ? 'passed' : 'failed';
  step.result = result;
  step.seconds = durationSeconds;
  if (isSuccessful) return;
  step.page = await shownInstead(event.outcome).catch(() => null);
  step.proposals = proposalsFor(step.sentence, event.outcome);
}
