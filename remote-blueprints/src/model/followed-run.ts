import type { SummarizedRun } from './run-summary.ts';
import { mapSimulation, retainUnchanged, type Executions } from './simulation.ts';

/** A run with what it means for the cards of its steps. */
export interface FollowedRun {
  run: SummarizedRun;
  /** The executions in place of `previous`; unchanged ones are the same objects. null: no status has arrived. */
  executions: (previous: Executions | null) => Executions | null;
}

export function followedRun(run: SummarizedRun): FollowedRun {
  const ids = run.run.steps.map(({ id }) => id);
  const next = run.simulation && mapSimulation(run.simulation, ids, run.loginSteps);
  return { run, executions: (previous) => next && retainUnchanged(previous, next) };
}
