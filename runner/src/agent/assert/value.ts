import { MASK, printTarget, type Assertion, type Target } from 'shared/step-language';
import { capitalize } from '../describe.ts';
import { matchAll } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { onlyNumberIn } from '../texts/only-number.ts';
import { sentenceOf, shorten, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { everyElement } from './every-element.ts';
import { isThere } from './place.ts';
import { labelledValues, type LabelledValue } from './labelled-value.ts';
import { agrees, expectation } from './text-comparison.ts';

/** The values that the elements of a name have, label or show: must hold for all of them; "no item is …" holds without any, too. */
export async function evaluateValue(
  run: RunContext,
  assertion: AssertionOf<'value'>,
): Promise<AssertionResult> {
  const values = await labelledValues(run, assertion.target);
  if (
    values.length === 0 &&
    assertion.each &&
    assertion.negated &&
    (await isThere(run, assertion.target.place))
  )
    return { isTrue: true, sentence: () => sentenceOf(assertion) };
  return everyValue(run, assertion, values, ({ text, drawn }) =>
    agrees([text, drawn], assertion) ? null : `expected that ${expectation(assertion)}`,
  );
}

/** The one number in each of the target's values, whatever its currency or unit. */
export async function evaluateNumber(
  run: RunContext,
  assertion: AssertionOf<'number'>,
): Promise<AssertionResult> {
  const { target, comparison, number } = assertion;
  return everyValue(run, assertion, await labelledValues(run, target), ({ text }) => {
    const actual = onlyNumberIn(text);
    if (actual === null) return 'it is not one number';
    const isSo = {
      'more than': actual > number,
      'less than': actual < number,
      'at least': actual >= number,
      'at most': actual <= number,
    };
    return isSo[comparison] ? null : `expected that it is ${comparison} ${number}`;
  });
}

/** @param objectionTo why a value does not match; null: it matches */
async function everyValue(
  run: RunContext,
  assertion: Assertion & { target: Target },
  values: LabelledValue[],
  objectionTo: (value: LabelledValue) => string | null,
): Promise<AssertionResult> {
  if (values.length === 0)
    return everyElement(run, assertion, await matchAll(run, assertion.target, 'any'), ({ description }) => {
      return `${capitalize(description)} has no value, and ${printTarget(assertion.target)} labels none.`;
    });
  const result = await everyElement(run, assertion, values, (value) => {
    const objection = objectionTo(value);
    const shown = value.isSecret ? MASK : `"${shorten(value.text)}"`;
    const expected = value.isSecret ? 'which is not what was expected' : objection;
    return (
      objection && `${capitalize(value.description)} is ${shown}${value.isSecret ? ',' : ';'} ${expected}.`
    );
  });
  // A password must not be revealed by a sentence that is true of it either.
  if (!result.isTrue || !values.some(({ isSecret }) => isSecret)) return result;
  return {
    ...result,
    sentence: () => `${capitalize(printTarget(assertion.target))} is ${MASK}, as expected.`,
  };
}
