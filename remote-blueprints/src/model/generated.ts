import type { GeneratedSteps, LeftOut } from 'shared/contract';
import { createStep, withText, type EditorStep } from './step.ts';
import { insertBefore } from './step-list.ts';

/** What became of pasted material: the steps in the editor, and the texts that became none at first. */
export interface Generated {
  stepIds: string[];
  leftOut: LeftOut[];
  /** The steps that left-out texts were added as, by the index of the text. */
  added: ReadonlyMap<number, string[]>;
}

/** The steps of a reply, and what is known of the material from then on. */
export function generatedFrom({ steps, left_out: leftOut = [] }: GeneratedSteps) {
  const made = steps.map(({ action, type, use_vision }) =>
    withText(createStep({ type, use_vision }), action),
  );
  const generated: Generated = { stepIds: made.map(({ id }) => id), leftOut, added: new Map() };
  return { steps: made, generated };
}

/** One step for each line of a left-out text. */
export function stepsOfLeftOut({ text }: LeftOut): EditorStep[] {
  return text.split('\n').map((line) => withText(createStep(), line));
}

/** Puts the steps of a left-out text where the material has it among the generated ones, else at the end. */
export function insertLeftOut(
  all: EditorStep[],
  steps: EditorStep[],
  generated: Generated,
  index: number,
): EditorStep[] {
  const next = idAfter(generated, index);
  return all.some(({ id }) => id === next) ? insertBefore(all, steps, next ?? '') : [...all, ...steps];
}

/** The step that follows a left-out text in the material: a later text that was added before the next generated step, else that step. */
function idAfter({ stepIds, leftOut, added }: Generated, index: number): string | undefined {
  const place = placeOf(leftOut[index], stepIds);
  const later = leftOut.findIndex(
    (one, other) => other > index && added.has(other) && placeOf(one, stepIds) === place,
  );
  return added.get(later)?.[0] ?? stepIds[place];
}

const placeOf = (one: LeftOut | undefined, stepIds: string[]): number => one?.steps_before ?? stepIds.length;
