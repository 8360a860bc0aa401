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

/**
 * A step among all that a run executes: `Step 4 of 18`, or `Step 2.3 (4 of 18)` where the editor does not count in one line, because of
 * modules, the login module or disabled steps.
 * @param places of the steps in the order of the run
 * @param total how many there are; by default all are in `places`
 */
export function stepNameOfAll(places: StepPlace[], index: number, total = places.length): string {
  const place = places[index];
  const name = place ? stepName(place) : `Step ${index + 1}`;
  const isOneLine = places.every((one, at) => stepLabel(one) === String(at + 1));
  return isOneLine ? `${name} of ${total}` : `${name} (${index + 1} of ${total})`;
}

/** The name of a step within a sentence: `step 2.3`. */
export function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
