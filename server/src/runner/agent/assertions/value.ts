import { printTarget, type Target } from 'shared/step-language';
import { capitalize, MASK } from '../describe.ts';
import { matchAll } from '../resolver/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { notThere, shorten, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { sentenceOf } from './evaluate.ts';
import { labelledValues } from './labelled-value.ts';
import { agrees, expectation } from './text-comparison.ts';

/** What the elements of a name hold, label or show: true if it is so of all of them; of no element it is true that none does. */
export async function evaluateValue(
  run: RunContext,
  assertion: AssertionOf<'value'>,
): Promise<AssertionResult> {
  const { target, each, negated } = assertion;
  const values = await labelledValues(run, target);
  const [first] = values;
  if (!first && each && negated) return { isTrue: true, sentence: () => sentenceOf(assertion) };
  if (!first) return valueless(run, target);
  const wrong = values.find(({ text, drawn }) => !agrees([text, drawn], assertion));
  const seen = wrong ?? first;
  const element = { description: seen.description, locator: seen.locator };
  if (values.some(({ isSecret }) => isSecret))
    return {
      isTrue: !wrong,
      element,
      sentence: () =>
        `The value of ${seen.description} is ${MASK}, ${wrong ? 'which is not what was expected' : 'as expected'}.`,
    };
  return {
    isTrue: !wrong,
    element,
    sentence: () =>
      wrong
        ? `${capitalize(seen.description)} is "${shorten(seen.text)}"; expected that ${expectation(assertion)}.`
        : sentenceOf(assertion),
  };
}

/** False, because the target is not there, or is there and has no value. */
export async function valueless(run: RunContext, target: Target): Promise<AssertionResult> {
  const [match] = await matchAll(run, target, 'any');
  if (!match) return notThere(run, target);
  return {
    isTrue: false,
    element: match,
    sentence: () => `${capitalize(match.description)} has no value, and ${printTarget(target)} labels none.`,
  };
}
