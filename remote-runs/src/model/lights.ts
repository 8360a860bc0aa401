import type { TestRun } from 'shared/contract';

/** One part of a run: well, broken, at work, or not reached. */
export type Light = 'success' | 'danger' | 'active' | 'off';

/** A light for each step of a test run; while it runs, the first step without an outcome is the one at work. */
export function stepLights({ status, results }: TestRun): Light[] {
  const current = status === 'running' ? results.findIndex((step) => step.is_successful === null) : -1;
  return results.map(({ is_successful }, index) => {
    if (is_successful === null) return index === current ? 'active' : 'off';
    return is_successful ? 'success' : 'danger';
  });
}
