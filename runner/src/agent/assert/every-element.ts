import type { Assertion, Target } from 'shared/step-language';
import type { DescribedElement } from '../step-failure.ts';
import { whatIsThere } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { sentenceOf, type AssertionResult } from './assertion-result.ts';

/** The assertion fails because nothing on the page has this name. */
export function notThere(run: RunContext, target: Target): AssertionResult {
  return { isTrue: false, isMissing: true, sentence: () => whatIsThere(run, target) };
}

/**
 * Holds if there are elements and it holds for every one.
 * @param objectionTo why it does not hold for an element, as a sentence; null: it holds
 */
export async function everyElement<E extends DescribedElement>(
  run: RunContext,
  assertion: Assertion & { target: Target },
  elements: E[],
  objectionTo: (element: E) => Promise<string | null> | string | null,
): Promise<AssertionResult> {
  const [first] = elements;
  if (!first) return notThere(run, assertion.target);
  const objections = await Promise.all(elements.map(objectionTo));
  const index = objections.findIndex((objection) => objection !== null);
  const { description, locator } = elements[index] ?? first;
  return {
    isTrue: index < 0,
    element: { description, locator },
    sentence: () => objections[index] ?? sentenceOf(assertion),
  };
}
