import type { StepResult, TestRun } from 'shared/contract';

/** The state of a step: passed, failed, running, or not reached. */
export type ProgressState = 'success' | 'danger' | 'active' | 'off';

/** The state of each step of a test run. */
export function stepProgress(run: TestRun): ProgressState[] {
  const current = runningStep(run);
  return run.results.map((step) => {
    if (step.is_successful === null) return step === current ? 'active' : 'off';
    return step.is_successful ? 'success' : 'danger';
  });
}

/** While a test runs, its first step without an outcome. */
export function runningStep({ status, results }: TestRun): StepResult | undefined {
  return status === 'running' ? results.find((step) => step.is_successful === null) : undefined;
}
