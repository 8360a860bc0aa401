import type { Simulation } from 'shared/contract';
import { stopBeforeTarget, type SummarizedRun } from './run-summary.ts';
import { mapSimulation, retainUnchanged, type Execution, type Executions } from './simulation.ts';

/** A run with what it means for the cards of its steps. */
export interface FollowedRun {
  run: SummarizedRun;
  /** The executions in place of `previous`; unchanged ones are the same objects. null: no status has arrived. */
  executions: (previous: Executions | null) => Executions | null;
}

const NOT_RUN: Execution = { status: 'idle', reason: null, actions: [] };

export function followedRun(run: SummarizedRun): FollowedRun {
  const next = run.simulation && executionsOf(run, run.simulation);
  return { run, executions: (previous) => next && retainUnchanged(previous, next) };
}

function executionsOf(summarized: SummarizedRun, simulation: Simulation): Executions {
  const { run, loginSteps } = summarized;
  const ids = run.steps.map(({ id }) => id);
  const { login, own } = mapSimulation(simulation, ids, loginSteps);
  const stop = stopBeforeTarget(summarized);
  if (stop && run.target !== undefined) own.set(run.target, { ...(own.get(run.target) ?? NOT_RUN), stop });
  return { login, own };
}
