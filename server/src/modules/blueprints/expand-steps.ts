import type { StepType } from 'shared/constants';
import type { BodyOf, StepPlace } from 'shared/contract';
import type { StepDraft } from './tables.ts';

export interface UnexpandedStep extends StepDraft {
  /** The suite's login module. */
  isLogin?: boolean;
}

/** A step of an open editor. */
export function fromDraft(draft: BodyOf<'POST /simulate'>['steps'][number]): UnexpandedStep {
  return {
    type: draft.type,
    action: draft.action,
    useVision: draft.use_vision,
    moduleId: draft.test_blueprint_module_id ?? null,
    isDisabled: draft.is_disabled,
    isLogin: draft.is_login_step ?? false,
  };
}

/** A step that can be executed: an action or an assertion in plain language. */
export interface ExpandedStep {
  type: Exclude<StepType, 'module'>;
  action: string;
  useVision: boolean;
  /** Where it stands in the editor now. */
  place: StepPlace;
}

/** A module with what its steps say, in order. */
export interface ModuleContent {
  id: number;
  title: string;
  steps: Omit<StepDraft, 'moduleId'>[];
}

/**
 * Replaces each module step by the module's own steps, and leaves disabled steps out, which keep their numbers. `modules` must hold every
 * module that the steps name.
 */
export function expandSteps(steps: UnexpandedStep[], modules: Map<number, ModuleContent>): ExpandedStep[] {
  let number = 0;
  return steps.flatMap((step) => {
    if (!step.isLogin) number += 1;
    if (step.isDisabled) return [];
    const stepNumber = step.isLogin ? null : number;
    const module = step.moduleId === null ? undefined : modules.get(step.moduleId);
    if (!module) return expanded(step, { step: stepNumber, module: null });
    const { id, title } = module;
    return module.steps.flatMap((inner, index) =>
      inner.isDisabled ? [] : expanded(inner, { step: stepNumber, module: { id, title, step: index + 1 } }),
    );
  });
}

/** Whether there are steps of the test itself, and each of them, or every step of its module, is disabled. */
export function hasOnlyDisabledSteps(steps: UnexpandedStep[], modules: Map<number, ModuleContent>): boolean {
  const own = steps.filter(({ isLogin }) => !isLogin);
  return (
    own.length > 0 &&
    own.every(({ isDisabled, moduleId }) => {
      const inner = (moduleId === null ? undefined : modules.get(moduleId)?.steps) ?? [];
      return isDisabled || (inner.length > 0 && inner.every((step) => step.isDisabled));
    })
  );
}

function expanded(
  { type, action, useVision }: Omit<StepDraft, 'moduleId'>,
  place: StepPlace,
): ExpandedStep[] {
  return type === 'module' ? [] : [{ type, action, useVision, place }];
}
