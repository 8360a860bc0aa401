import { printCommand } from 'shared/step-language';
import { matchAll } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { placeNotThere } from './every-element.ts';
import { isThere } from './place.ts';
import { evaluateTextAbsence, isNamedText } from './shows.ts';
import { sentenceOf, type AssertionOf, type AssertionResult } from './assertion-result.ts';

/** The number of visible elements of a name or kind. */
export async function evaluateCount(
  run: RunContext,
  assertion: AssertionOf<'count'>,
): Promise<AssertionResult> {
  const { target, bound, count } = assertion;
  const found = await matchAll(run, { ...target, ordinal: null }, 'any');
  if (found.length === 0 && target.place && !(await isThere(run, target.place)))
    return placeNotThere(run, target.place);
  if (found.length === 0 && count === 0 && bound !== 'at least' && isNamedText(target))
    return evaluateTextAbsence(run, target);
  const isTrue =
    bound === 'exactly'
      ? found.length === count
      : bound === 'at least'
        ? found.length >= count
        : found.length <= count;
  return {
    isTrue,
    element: found.length === 1 ? found[0] : undefined,
    sentence: () => {
      if (isTrue) return sentenceOf(assertion);
      const actual = printCommand({ ...assertion, bound: 'exactly', count: found.length });
      return `${actual}; expected ${bound} ${count}.`;
    },
  };
}
