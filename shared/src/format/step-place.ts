import type { StepPlace } from 'shared/contract';

/** `2`, within a module `2.3`, within the suite's login module `L.3`. */
export function stepLabel({ step, module }: StepPlace): string {
  const label = step === null ? 'L' : String(step);
  return module ? `${label}.${module.step}` : label;
}

/** `Step 2`, within a module `Step 2.3`, within the suite's login module `Login step 3`. */
export function stepName(place: StepPlace): string {
  const { step, module } = place;
  return step === null && module ? `Login step ${module.step}` : `Step ${stepLabel(place)}`;
}

/** With the module's title: `Step 2.3 (module Sign in)`. */
export function fullStepName(place: StepPlace): string {
  return place.module ? `${stepName(place)} (module ${place.module.title})` : stepName(place);
}
