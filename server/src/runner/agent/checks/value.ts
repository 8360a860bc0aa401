import { describeElement, capitalize, isSecret, MASK } from '../describe.ts';
import { matchTarget } from '../find-target.ts';
import type { Session } from '../session.ts';
import { matches } from '../text-pattern.ts';
import { comparisonSentence, missing, type CheckOf, type Look } from './look.ts';

export async function lookAtValue(session: Session, { target, expected }: CheckOf<'value'>): Promise<Look> {
  const match = await matchTarget(session, target, 'field');
  if (!match) return missing(session, target.words);
  const field = match.first();
  const values = await field.evaluate(
    (node) => {
      if (node instanceof HTMLSelectElement) return [node.selectedOptions[0]?.text ?? '', node.value];
      return ['value' in node ? String(node.value) : (node.textContent ?? '')];
    },
    undefined,
    { timeout: 1000 },
  );
  const isTrue = values.some((value) => matches(value, expected)) !== expected.isNegated;
  const isMasked = await isSecret(field);
  const description = await describeElement(field, target);
  const name = `The value of ${description}`;
  return {
    isTrue,
    element: { description, locator: field },
    sentence: () =>
      isMasked
        ? `${capitalize(name)} is ${MASK}${isTrue ? ', as expected' : ', which is not what was expected'}.`
        : comparisonSentence(name, values[0] ?? '', expected, isTrue),
  };
}
