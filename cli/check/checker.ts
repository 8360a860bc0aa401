import type { RunEvent, StepOutcome } from 'runner';
import { fixLabel } from 'shared/format';
import { fixesFor } from 'shared/step-language';
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
      if (!request) return { ...test, status: 'failed', error: null, startedAt, seconds: 0 };
      const { status, error, durationSeconds } = await runner.run({ ...request, signal }, (event) =>
        note(steps, event),
      );
      const whole = status === 'error' && error !== null ? `${error} ${reason()}`.trim() : error;
      return { ...test, steps, status, error: whole, startedAt, seconds: durationSeconds };
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

/** What could be written instead of a sentence that failed, the best first. */
export function proposalsFor(
  sentence: string,
  { fixes = [], missingName }: Pick<StepOutcome, 'fixes' | 'missingName'>,
): string[] {
  const { fixes: renamed, areAlike } = fixesFor(sentence, missingName);
  const byName = areAlike ? renamed.map((one) => ({ kind: 'replace' as const, sentence: one.sentence })) : [];
  return [...new Set([...fixes, ...byName].map(fixLabel))];
}
