import type { Blueprint, BlueprintListItem, Suite } from 'shared/contract';
import { stepCount } from './listed.ts';
import { fromStored, removeEmpty, type EditorStep } from './step.ts';

interface ModuleOption {
  value: string;
  label: string;
  hint?: string;
  /** How many steps a run executes in its place. */
  stepCount: number;
}

/** The modules that a step can use. A failure to load them leaves none. */
export interface ModulesState {
  isLoading: boolean;
  options: ModuleOption[];
}

/** Of the element that shows the login module in front of the steps. */
export const LOGIN_STEP_ID = 'login-step';

export interface LoginModule {
  id: number;
  title: string;
  stepCount: number;
}

/** The modules among all blueprints, as choices by name. */
export function moduleOptions(blueprints: BlueprintListItem[]): ModulesState['options'] {
  return blueprints
    .filter(({ type }) => type === 'module')
    .sort((a, b) => a.title.localeCompare(b.title))
    .map((module) => ({
      value: String(module.id),
      label: module.title,
      hint: countSteps(stepCount(module)),
      stepCount: stepCount(module),
    }));
}

/** The module that runs before each test of the suite, if there is one and it is known. */
export function findLoginModule(
  suiteId: number | null,
  suites: Suite[],
  blueprints: BlueprintListItem[],
): LoginModule | undefined {
  const moduleId = suites.find(({ id }) => id === suiteId)?.login_module_blueprint_id;
  const module = blueprints.find(({ id }) => id === moduleId);
  return module && { id: module.id, title: module.title, stepCount: stepCount(module) };
}

/** Copies of a module's steps, to stand in place of the step that uses it; as disabled as that step. */
export function stepsOfModule({ test_steps }: Blueprint, use: EditorStep): EditorStep[] {
  return fromStored(test_steps).map((step) => (use.is_disabled ? { ...step, is_disabled: true } : step));
}

/**
 * How many steps a run of the editor's steps executes: those of modules and of the login module instead of these, without disabled and
 * empty ones. null: a module is not known.
 */
export function countStepsToRun(
  steps: EditorStep[],
  { options }: ModulesState,
  login: LoginModule | undefined,
): number | null {
  const counts = removeEmpty(steps).map(({ type, is_disabled, test_blueprint_module_id: id }) => {
    if (is_disabled) return 0;
    if (type !== 'module') return 1;
    return options.find(({ value }) => value === String(id))?.stepCount ?? null;
  });
  if (counts.includes(null)) return null;
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), login?.stepCount ?? 0);
}

/** "1 step", "3 steps" */
export function countSteps(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}
