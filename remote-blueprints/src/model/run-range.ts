import { isSitePath } from 'shared/constants';
import type { Execution, Executions } from './simulation.ts';
import { removeEmpty, type EditorStep } from './step.ts';

/** Which of the editor's steps to run. */
export type RunRange = { kind: 'all' } | { kind: 'only' | 'from' | 'to'; id: string };

/** A run of steps of the editor, as they were when it started. */
export interface StartedRun {
  kind: RunRange['kind'];
  /** The step that it was to come to, which does not run itself while it is disabled. */
  target?: string | undefined;
  /** The steps that were sent, without the login module. */
  steps: EditorStep[];
  /** All steps of the editor at that time. */
  list: EditorStep[];
  /** Set in a live browser, where `steps` begins with those that were done in the same window before. */
  live?: { isNewWindow: boolean; started: EditorStep[] };
}

/** The steps that run: those with a text and modules, as far as they are not disabled. */
function runnableSteps(steps: EditorStep[]): EditorStep[] {
  return removeEmpty(steps).filter(({ is_disabled }) => !is_disabled);
}

export function stepsInRange(steps: EditorStep[], range: RunRange): EditorStep[] {
  const at = range.kind === 'all' ? -1 : steps.findIndex(({ id }) => id === range.id);
  const inRange = {
    all: steps,
    only: steps.slice(at, at + 1),
    from: steps.slice(at),
    to: steps.slice(0, at + 1),
  }[range.kind];
  return runnableSteps(inRange);
}

export const STARTS_AT_PATH =
  'The test starts at a path. Choose an environment that has a base URL, or enter a full address.';

/**
 * Why the steps cannot be run.
 * @param site the base URL of the chosen environment; null: there is none
 */
export function reasonNotToRun(steps: EditorStep[], url: string, site: string | null): string | undefined {
  if (runnableSteps(steps).length === 0) return 'Please add a step first';
  if (url.trim() === '') return 'Please provide a starting URL first';
  if (isSitePath(url.trim()) && site === null) return STARTS_AT_PATH;
  const unchosen = steps.findIndex(
    (step) => step.type === 'module' && !step.is_disabled && step.test_blueprint_module_id === null,
  );
  return unchosen < 0 ? undefined : `Choose a module for step ${unchosen + 1} first`;
}

/** The step that a run is to come to; undefined: a person has named none. */
export function targetOf(range: RunRange): string | undefined {
  return range.kind === 'to' ? range.id : undefined;
}

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

export const isSameInstruction = (a: EditorStep, b: EditorStep): boolean =>
  instructionOf(a) === instructionOf(b);

const instructionOf = ({ type, action, test_blueprint_module_id }: EditorStep) =>
  `${type} ${test_blueprint_module_id} ${action}`;
