import { missingPlaceOf, surroundingsOf, type Instead } from '../resolve/not-found.ts';
import type { Assertion, Place, Target, Purpose } from 'shared/step-language';
import type { DescribedElement } from '../step-failure.ts';
import type { RunContext } from '../run-context.ts';
import { sentenceOf, type AssertionResult } from './assertion-result.ts';

/** The assertion fails because nothing on the page has this name. @param purpose of the search that has found nothing */
export function notThere(run: RunContext, target: Target, purpose: Purpose = 'any'): AssertionResult {
  return notOnPage(() => surroundingsOf(run, target, purpose));
}

/** The assertion fails because there is no such place. */
export function placeNotThere(run: RunContext, place: Place): AssertionResult {
  return notOnPage(() => missingPlaceOf(run, place));
}

function notOnPage(instead: () => Promise<Instead>): AssertionResult {
  return { isTrue: false, isMissing: true, instead, sentence: async () => (await instead()).text };
}

/**
 * Holds if there are elements and it holds for every one.
 * @param objectionTo why it does not hold for an element, as a sentence; null: it holds
 * @param purpose of the search for the elements
 */
export async function everyElement<E extends DescribedElement>(
  run: RunContext,
  assertion: Assertion & { target: Target },
  elements: E[],
  objectionTo: (element: E) => Promise<string | null> | string | null,
  purpose?: Purpose,
): Promise<AssertionResult> {
  const [first] = elements;
  if (!first) return notThere(run, assertion.target, purpose);
  const objections = await Promise.all(elements.map(objectionTo));
  const index = objections.findIndex((objection) => objection !== null);
  const { description, locator } = elements[index] ?? first;
  return {
    isTrue: index < 0,
    element: { description, locator },
    sentence: () => objections[index] ?? sentenceOf(assertion),
  };
}
