import { purposeOf, STATES, type Purpose } from 'shared/step-language';
import type { AssertedPage, Described, ElementState } from './asserted-page.ts';
import { judgeEvery, type AssertionOf, type Verdict } from './verdict.ts';
import { capitalize } from './wording.ts';

type StateAssertion = AssertionOf<'state'> & { state: ElementState };

interface StateFacts<E> {
  purpose: Purpose;
  /** The elements that the target names, each with its answer; null: it has no such state. */
  elements: { element: E; is: boolean | null }[];
}

export async function stateFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  assertion: StateAssertion,
): Promise<StateFacts<E>> {
  const { target, state } = assertion;
  const purpose = purposeOf(assertion);
  let found = await page.matches(target, purpose);
  // An empty element may have no height and thus be invisible.
  if (found.length === 0 && state === 'empty') {
    const all = await page.matches(target, 'any', true);
    const are = await Promise.all(all.map((element) => page.isDrawn(element)));
    found = all.filter((_, index) => are[index]);
  }
  const elements = found.map(async (element) => ({ element, is: await page.stateOf(element, state) }));
  return { purpose, elements: await Promise.all(elements) };
}

/** The state of all elements of a name; without a kind, of those that can have such a state, if there are any. */
export function judgeState<E extends Described>(
  { target, state }: StateAssertion,
  { purpose, elements }: StateFacts<E>,
): Verdict<E> {
  const able = elements.filter(({ is }) => is !== null);
  const meant = target.kind === null && able.length > 0 ? able : elements;
  return judgeEvery(
    target,
    meant.map(({ element }) => element),
    ({ description }, index) => {
      const is = meant[index]?.is ?? null;
      if (is === null) return `${capitalize(description)} cannot be ${state} or ${STATES[state]}.`;
      return is ? null : `${capitalize(description)} is not ${state}.`;
    },
    purpose,
  );
}
