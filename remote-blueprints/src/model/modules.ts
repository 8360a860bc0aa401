import type { Blueprint, BlueprintListItem, Suite } from 'shared/contract';
import { fromStored, type EditorStep } from './step.ts';

/** The modules that a step can use. A failure to load them leaves none. */
export interface ModulesState {
  isLoading: boolean;
  options: { value: string; label: string; hint?: string }[];
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
    .map(({ id, title, step_count }) => ({ value: String(id), label: title, hint: countSteps(step_count) }));
}

/** The module that runs before each test of the suite, if there is one and it is known. */
export function findLoginModule(
  suiteId: number | null,
  suites: Suite[],
  blueprints: BlueprintListItem[],
): LoginModule | undefined {
  const moduleId = suites.find(({ id }) => id === suiteId)?.login_module_blueprint_id;
  const module = blueprints.find(({ id }) => id === moduleId);
  return module && { id: module.id, title: module.title, stepCount: module.step_count };
}

/** Copies of a module's steps, to stand in place of the step that uses it; as disabled as that step. */
export function stepsOfModule({ test_steps }: Blueprint, use: EditorStep): EditorStep[] {
  return fromStored(test_steps).map((step) => (use.is_disabled ? { ...step, is_disabled: true } : step));
}

function countSteps(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}
