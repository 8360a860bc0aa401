import type { GeneratedSteps } from 'shared/contract';
import type { DraftedTest } from '../writing/writing-service.ts';
import { limitLeftOut, type PlacedLeftOut } from './left-out.ts';

/**
 * The steps of a draft, with what is left out of it: sentences of the material that no step names as its origin, whether the model says so or
 * not, and sentences of the model that could not be accepted.
 */
export function stepsOfDraft(
  draft: DraftedTest,
): GeneratedSteps & Required<Pick<GeneratedSteps, 'left_out'>> {
  const { steps, question } = draft;
  const leftOut = [...sentencesLeftOut(draft), ...rejectedSteps(draft)];
  return {
    steps: steps.map(({ action, type, useVision }) => ({ action, type, use_vision: useVision })),
    left_out: limitLeftOut(leftOut.sort((one, other) => one.steps_before - other.steps_before)),
    ...(question !== null && { question }),
  };
}

/** The sentences that no step comes from. Those without a letter or digit are marks. */
function sentencesLeftOut({ sentences, steps, rejected, leftOut }: DraftedTest): PlacedLeftOut[] {
  const used = new Set([...steps, ...rejected].flatMap(({ from }) => from));
  return sentences.flatMap((text, index) =>
    used.has(index) || !/[\p{L}\p{N}]/u.test(text)
      ? []
      : [
          {
            text,
            why: leftOut.get(index) || 'The model made no step of it.',
            steps_before: stepsBefore(steps, index),
          },
        ],
  );
}

function rejectedSteps({ rejected, steps }: DraftedTest): PlacedLeftOut[] {
  return rejected.map(({ text, why, from }) => ({
    text,
    why,
    steps_before: from.length > 0 ? stepsBefore(steps, Math.min(...from)) : steps.length,
  }));
}

/** How many steps come before a sentence of the material. */
function stepsBefore(steps: DraftedTest['steps'], index: number): number {
  return steps.findLastIndex(({ from }) => from.some((one) => one < index)) + 1;
}
