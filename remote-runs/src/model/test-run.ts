import { testRunName } from 'shared/format';
import type { StepResult, TestRun } from 'shared/contract';
import { runningStep } from './step-progress.ts';

const DEFAULT_SUCCESS = 'Step executed successfully with no errors or warnings.';
const DEFAULT_FAILURE = 'Element not found after waiting 5000ms.';
const NOT_REACHED = 'This step was not reached.';

export function testRunTitle(run: Pick<TestRun, 'id' | 'blueprint_metadata' | 'row_name'>): string {
  return testRunName(run.blueprint_metadata.name || `Test Run #${run.id}`, run.row_name);
}

/** Seconds that the steps took together; null if none has a duration. */
export function totalDuration(steps: StepResult[]): number | null {
  const durations = steps.map(({ duration }) => duration).filter((duration) => typeof duration === 'number');
  return durations.length === 0 ? null : durations.reduce((sum, duration) => sum + duration, 0);
}

/** Seconds that the steps of a run under way have taken so far, the current one included; null if the server does not say. */
export function durationSoFar(run: TestRun, now: Date): number | null {
  const startedAt = runningStep(run)?.started_at;
  const finished = totalDuration(run.results);
  if (!startedAt) return finished;
  return (finished ?? 0) + Math.max(0, (now.getTime() - Date.parse(startedAt)) / 1000);
}

export function countPassed(steps: StepResult[]): number {
  return steps.filter((step) => step.is_successful === true).length;
}

/** What a step came to, in the server's words if it sent any. */
export function resultText({ is_successful, result }: StepResult): string {
  if (result) return result;
  if (is_successful === null) return NOT_REACHED;
  return is_successful ? DEFAULT_SUCCESS : DEFAULT_FAILURE;
}

export function firstFailedStep(steps: StepResult[]): StepResult | undefined {
  return steps.find((step) => step.is_successful === false);
}

/** Whether a run has failed and may follow a passed one of its test, which a server that does not name the test cannot find. */
export function isComparable({ test_blueprint_id, status }: TestRun): boolean {
  return test_blueprint_id !== undefined && (status === 'failed' || status === 'error');
}

/** How many tries of the test have failed before this one. */
export function earlierTries({ id, tries = [] }: TestRun): number {
  return Math.max(
    0,
    tries.findIndex((one) => one.id === id),
  );
}
