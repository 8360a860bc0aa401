import type { NumberComparison } from 'shared/step-language';
import { capitalize, MASK } from '../describe.ts';
import type { RunContext } from '../run-context.ts';
import { onlyNumberIn } from '../texts/only-number.ts';
import { shorten, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { sentenceOf } from './evaluate.ts';
import { labelledValues } from './labelled-value.ts';
import { valueless } from './value.ts';

/** The one number in each of the target's values, whatever its currency or unit. */
export async function evaluateNumber(
  run: RunContext,
  assertion: AssertionOf<'number'>,
): Promise<AssertionResult> {
  const { target, comparison, number } = assertion;
  const values = await labelledValues(run, target);
  const [first] = values;
  if (!first) return valueless(run, target);
  const isSo = ({ text }: { text: string }) => {
    const actual = onlyNumberIn(text);
    return actual !== null && compares(actual, comparison, number);
  };
  const wrong = values.find((value) => !isSo(value));
  const { text, isSecret, description, locator } = wrong ?? first;
  return {
    isTrue: !wrong,
    element: { description, locator },
    sentence: () => {
      if (!wrong) return sentenceOf(assertion);
      const shown = isSecret ? MASK : `"${shorten(text)}"`;
      return onlyNumberIn(text) === null
        ? `${capitalize(description)} is ${shown}, which is not one number.`
        : `${capitalize(description)} is ${shown}; expected that it is ${comparison} ${number}.`;
    },
  };
}

function compares(actual: number, comparison: NumberComparison, expected: number): boolean {
  if (comparison === 'more than') return actual > expected;
  if (comparison === 'less than') return actual < expected;
  return comparison === 'at least' ? actual >= expected : actual <= expected;
}
