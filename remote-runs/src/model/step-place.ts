import { stepLabel, stepName, stepNameOfAll } from 'shared/format';
import { paths, type StepToEdit } from 'shared/router';
import type { StepResult, TestRun } from 'shared/contract';

type Place = Pick<StepResult, 'step_number' | 'place'>;

/** The number of a step in the editor: `2`, within a module `2.3`. Without a place it is its number in the run. */
export function labelOf({ place, step_number }: Place): string {
  return place ? stepLabel(place) : String(step_number);
}

/** `Step 2`, within a module `Step 2.3`, within the suite's login module `Login step 3`. */
export function nameOf({ place, step_number }: Place): string {
  return place ? stepName(place) : `Step ${step_number}`;
}

/** The step among all of its run: `Step 4 of 18`. */
export function nameOfAll(step: Place, steps: Place[]): string {
  const places = steps.map(({ place, step_number }) => place ?? { step: step_number, module: null });
  return stepNameOfAll(places, steps.indexOf(step));
}

/** Where a step's sentence is edited, with another name in it if one is given; null if its test or module was deleted, or if the server does not name the place. */
export function editAddress(
  { id, test_blueprint_id }: Pick<TestRun, 'id' | 'test_blueprint_id'>,
  { place }: Place,
  fix?: StepToEdit['fix'],
): string | null {
  if (!place) return null;
  const { step, module } = place;
  const why = { run: id, ...(fix && { fix }) };
  if (module) return module.id === null ? null : paths.updateModule(module.id, { step: module.step, ...why });
  return test_blueprint_id && step !== null ? paths.updateTest(test_blueprint_id, { step, ...why }) : null;
}

/** Where the sentences that a model wrote for a step take its place in the editor; null: nothing was written, or the step has failed. */
export function keepAddress(
  run: Pick<TestRun, 'id' | 'test_blueprint_id'>,
  step: Pick<StepResult, 'step_number' | 'place' | 'marks' | 'is_successful'>,
): string | null {
  const keep = step.marks?.flatMap(({ sentences = [] }) => sentences) ?? [];
  return step.is_successful === true && keep.length > 0 ? editAddress(run, step, { keep }) : null;
}
