import { instructionOf, isSameInstruction, runnableSteps, type StartedRun } from './run-range.ts';
import type { Execution, Executions } from './simulation.ts';
import type { EditorStep } from './step.ts';

/** What became of a run's steps since it started. */
export interface Changes {
  /** The steps would run again just as they ran. */
  isCurrent: boolean;
  /** Steps with another instruction, and those that are gone. */
  changed: Set<string>;
  /** Steps after the first difference. */
  outdated: Set<string>;
}

export function changesSince(run: StartedRun, steps: EditorStep[]): Changes {
  return run.live && run.kind !== 'all' ? changesInWindow(run, steps) : changesInOrder(run, steps);
}

/** In a live browser steps run in any order: those that ran after a changed one depend on it. */
function changesInWindow({ steps: ran }: StartedRun, steps: EditorStep[]): Changes {
  const now = new Map(runnableSteps(steps).map((step) => [step.id, step]));
  const isChanged = (step: EditorStep) => {
    const current = now.get(step.id);
    return !current || !isSameInstruction(step, current);
  };
  const first = ran.findIndex(isChanged);
  return {
    isCurrent: first < 0,
    changed: new Set(ran.filter(isChanged).map(({ id }) => id)),
    outdated: new Set(first < 0 ? [] : ran.slice(first).map(({ id }) => id)),
  };
}

function changesInOrder({ kind, steps: ran }: StartedRun, steps: EditorStep[]): Changes {
  const now = runnableSteps(steps);
  const instructions = new Map(now.map((step) => [step.id, instructionOf(step)]));
  const changed = new Set(
    ran.filter((step) => instructions.get(step.id) !== instructionOf(step)).map(({ id }) => id),
  );
  // A run that starts further down does not depend on the steps above, one that ends earlier not on those below.
  const first = kind === 'only' || kind === 'from' ? now.findIndex(({ id }) => id === ran[0]?.id) : 0;
  const following = now.slice(Math.max(0, first));
  const comparable = kind === 'only' || kind === 'to' ? following.slice(0, ran.length) : following;
  const difference = comparable.findIndex(({ id }, index) => id !== ran[index]?.id || changed.has(id));
  return {
    isCurrent: difference < 0 && comparable.length === ran.length,
    changed,
    outdated: new Set(difference < 0 ? [] : following.slice(difference).map(({ id }) => id)),
  };
}

/** The executions without those of steps that changed since the run started; those after the first change are outdated. */
export function currentExecutions(executions: Executions, run: StartedRun, steps: EditorStep[]): Executions {
  const { isCurrent, changed, outdated } = changesSince(run, steps);
  if (isCurrent) return executions;
  const own = [...executions.own].flatMap(([id, execution]) => {
    // What a run has come to is not told of steps that it would not be the same for.
    if (changed.has(id) || (outdated.has(id) && execution.stop)) return [];
    return [[id, outdated.has(id) ? outdatedCopy(execution) : execution] as const];
  });
  return { ...executions, own: new Map(own) };
}

const outdatedCopies = new WeakMap<Execution, Execution>();

/** The same copy for the same execution, so that its card does not render with each change of another one. */
function outdatedCopy(execution: Execution): Execution {
  if (execution.status !== 'completed' && execution.status !== 'failed') return execution;
  const known = outdatedCopies.get(execution);
  if (known) return known;
  const { moduleSteps } = execution;
  const copy = { ...execution, isOutdated: true };
  if (moduleSteps)
    copy.moduleSteps = Object.fromEntries(
      Object.entries(moduleSteps).map(([number, step]) => [number, outdatedCopy(step)]),
    );
  outdatedCopies.set(execution, copy);
  return copy;
}
