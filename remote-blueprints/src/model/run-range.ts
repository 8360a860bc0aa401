import { isSitePath } from 'shared/constants';
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
export function runnableSteps(steps: EditorStep[]): EditorStep[] {
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

export const isSameInstruction = (a: EditorStep, b: EditorStep): boolean =>
  instructionOf(a) === instructionOf(b);

export const instructionOf = ({ type, action, test_blueprint_module_id }: EditorStep) =>
  `${type} ${test_blueprint_module_id} ${action}`;
