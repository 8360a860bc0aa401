import { createKnownValues, type KnownValues, type Reading } from 'shared/step-language';
import { readingOfStep } from './step-readings.ts';
import type { EditorStep } from './step.ts';

/** Where the values that steps name come from, apart from the steps themselves. */
export interface ValueSources {
  /** Of variables, and of the columns of the test's table. */
  names: string[];
  /** The module that runs before the steps. */
  loginId: number | null;
  /** The steps of modules by their ids. What is absent remembers nothing. */
  modules: ReadonlyMap<number, EditorStep[]>;
}

/** The steps that name a value which is not known where they stand, with their readings, by id. */
export function unknownValues(steps: EditorStep[], sources: ValueSources): Map<string, Reading> {
  const found = new Map<string, Reading>();
  for (const { step, known } of walk(steps, sources)) {
    const reading = readingOfStep(step);
    if (!reading) continue;
    const checked = known.check(step.action, reading);
    if (checked !== reading) found.set(step.id, checked);
  }
  return found;
}

/** How a step would be understood with another text, where it stands. */
export function checkedReading(
  steps: EditorStep[],
  sources: ValueSources,
  { id }: EditorStep,
  text: string,
): Reading | null {
  for (const { step, known } of walk(steps, sources)) {
    const reading = step.id === id ? readingOfStep(step, text) : null;
    if (reading) return known.check(text, reading);
  }
  return null;
}

/** Each step with the values that are known before it. */
function* walk(
  steps: EditorStep[],
  { names, loginId, modules }: ValueSources,
): Iterable<{ step: EditorStep; known: KnownValues }> {
  const known = createKnownValues(names);
  const stepsOf = (id: number | null) => (id === null ? [] : (modules.get(id) ?? []));
  pass(known, stepsOf(loginId));
  for (const step of steps) {
    yield { step, known };
    if (!step.is_disabled)
      pass(known, step.type === 'module' ? stepsOf(step.test_blueprint_module_id) : [step]);
  }
}

function pass(known: KnownValues, steps: EditorStep[]): void {
  for (const step of steps) {
    const reading = step.is_disabled ? null : readingOfStep(step);
    if (reading) known.pass(step.action, reading);
  }
}
