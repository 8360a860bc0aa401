import type { z } from 'zod';
import type { blueprintCreateSchema } from 'shared/contract';
import type { UnexpandedStep } from './expand-steps.ts';
import type { StepValues } from './saving-repository.ts';

type Step = z.output<typeof blueprintCreateSchema>['steps'][number];

/** Numbers run from 1 in the order of the list, whatever the sender wrote. */
export function toValues(step: Step, index: number): StepValues {
  return { ...toUnexpanded(step), stepNumber: index + 1 };
}

/** A step as a person wrote it, a module by its id. */
export function toUnexpanded(step: Step): UnexpandedStep {
  return {
    type: step.type,
    action: step.action,
    useVision: step.use_vision,
    moduleId: step.test_blueprint_module_id ?? null,
  };
}
