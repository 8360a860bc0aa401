import type { BodyOf } from 'shared/contract';
import type { StepValues } from './saving-repository.ts';
import type { StepDraft } from './tables.ts';

type Step = BodyOf<'POST /test_blueprint/create'>['steps'][number];

/** Numbers run from 1 in the order of the list, whatever the sender wrote. */
export function toValues(step: Step & { id?: number | undefined }, index: number): StepValues {
  return { ...toDraft(step), id: step.id, stepNumber: index + 1 };
}

/** A step as a person wrote it, a module by its id. */
export function toDraft(step: Step): StepDraft {
  return {
    type: step.type,
    action: step.action,
    useVision: step.use_vision,
    moduleId: step.test_blueprint_module_id ?? null,
    isDisabled: step.is_disabled,
  };
}
