import type { TestRun } from 'shared/contract';

/** The state of a step: passed, failed, running, or not reached. */
export type ProgressState = 'success' | 'danger' | 'active' | 'off';

/** The state of each step of a test run; while it runs, the first step without an outcome is the running one. */
export function stepProgress({ status, results }: TestRun): ProgressState[] {
  const current = status === 'running' ? results.findIndex((step) => step.is_successful === null) : -1;
  return results.map(({ is_successful }, index) => {
    if (is_successful === null) return index === current ? 'active' : 'off';
    return is_successful ? 'success' : 'danger';
  });
}
