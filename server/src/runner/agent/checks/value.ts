import { describeElement, capitalize, MASK, LOOK_MS } from '../describe.ts';
import { ambiguity } from '../finding/ambiguity.ts';
import { matchTarget } from '../finding/matches.ts';
import type { Session } from '../session.ts';
import { matches } from '../texts/agreement.ts';
import { traitsOf } from '../finding/traits.ts';
import { comparisonSentence, missing, type CheckOf, type Look } from './look.ts';
import { isolated } from '../isolated.ts';

export async function lookAtValue(
  session: Session,
  { target, expected, isHint = false }: CheckOf<'value'>,
): Promise<Look> {
  const match = await matchTarget(session, target, { purpose: 'field', quoted: 'whole' });
  if (!match) return missing(session, target.words);
  const [field] = match.elements;
  const values = await isolated(
    field,
    (node: Element, hint: boolean) => {
      if (hint) return [node.getAttribute('placeholder') ?? ''];
      if (node instanceof HTMLSelectElement)
        return [[...node.selectedOptions].map(({ label }) => label.trim()).join(', '), node.value];
      return ['value' in node ? String(node.value) : (node.textContent ?? '')];
    },
    isHint,
  );
  const agrees = values.some((value) => matches(value, expected));
  const isTrue = agrees !== expected.isNegated;
  const { isSecret, plainName } = await traitsOf(field);
  const description = await describeElement(field, target, plainName, LOOK_MS);
  const name = `The ${isHint ? 'placeholder' : 'value'} of ${description}`;
  return {
    isTrue,
    element: { description, locator: field },
    marks: ambiguity(match.elements.length, 'looked at the first').marks,
    sentence: () =>
      isSecret && !isHint
        ? `${capitalize(name)} is ${MASK}${isTrue ? ', as expected' : ', which is not what was expected'}.`
        : comparisonSentence(name, values[0] ?? '', expected, isTrue),
  };
}
