import type { Simulation } from 'shared/contract';
import { currentExecutions } from './run-changes.ts';
import { stopBeforeTarget, type SummarizedRun } from './run-summary.ts';
import { mapSimulation, retainUnchanged, type Execution, type Executions } from './simulation.ts';
import { simulatedSteps, type SimulatedSteps } from './simulated-steps.ts';
import type { EditorStep } from './step.ts';

/** A run with what it means for the cards of its steps. */
export interface FollowedRun {
  run: SummarizedRun;
  /** The executions in place of `previous`; unchanged ones are the same objects. null: no status has arrived. */
  executions: (previous: Executions | null) => Executions | null;
  /** The executions as far as they are still those of these steps. */
  current: (executions: Executions, steps: EditorStep[]) => Executions;
  /** Where it has the pages of these steps; none before its end, and of a live browser. */
  simulated: (steps: EditorStep[]) => SimulatedSteps;
}

const NOT_RUN: Execution = { status: 'idle', reason: null, actions: [] };

export function followedRun(run: SummarizedRun): FollowedRun {
  const next = run.simulation && executionsOf(run, run.simulation);
  return {
    run,
    executions: (previous) => next && retainUnchanged(previous, next),
    current: (executions, steps) => currentExecutions(executions, run.run, steps),
    simulated: (steps) => simulatedSteps(steps, run),
  };
}

function executionsOf(summarized: SummarizedRun, simulation: Simulation): Executions {
  const { run, loginSteps } = summarized;
  const ids = run.steps.map(({ id }) => id);
  const { login, own } = mapSimulation(simulation, ids, loginSteps);
  const stop = stopBeforeTarget(summarized);
  if (stop && run.target !== undefined) own.set(run.target, { ...(own.get(run.target) ?? NOT_RUN), stop });
  return { login, own };
}
