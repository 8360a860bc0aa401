import { STATES, type State, type Target } from 'shared/step-language';
import { capitalize } from '../describe.ts';
import { isolated } from '../isolated.ts';
import { matchAll, type Match, type Purpose } from '../resolver/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { notThere, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { readState } from './element-state.ts';
import { sentenceOf } from './evaluate.ts';

const TOGGLED: State[] = ['checked', 'unchecked', 'on', 'off'];

/** The state of all elements of a name; where no kind is named, of those that have such a state, if there are any. */
export async function evaluateState(
  run: RunContext,
  assertion: AssertionOf<'state'>,
): Promise<AssertionResult> {
  const { target, state } = assertion;
  if (state === 'visible' || state === 'hidden') return evaluateVisibility(run, assertion);
  const purpose: Purpose = TOGGLED.includes(state) ? 'toggle' : 'any';
  const seen = await matchAll(run, target, purpose);
  const found = seen.length === 0 && state === 'empty' ? await flatMatches(run, target) : seen;
  const all = await Promise.all(
    found.map(async (match) => ({ match, is: await isolated(match.locator, readState, state) })),
  );
  const able = all.filter(({ is }) => is !== null);
  const meant = target.kind === null && able.length > 0 ? able : all;
  const [first] = meant;
  if (!first) return notThere(run, target);
  const { match, is } = meant.find((one) => !one.is) ?? first;
  return {
    isTrue: is === true,
    element: match,
    sentence: () => {
      if (is) return sentenceOf(assertion);
      const subject = capitalize(match.description);
      return is === null
        ? `${subject} cannot be ${state} or ${STATES[state]}.`
        : `${subject} is not ${state}.`;
    },
  };
}

/** What is empty may have no height, so that nothing of it can be seen. */
async function flatMatches(run: RunContext, target: Target): Promise<Match[]> {
  const all = await matchAll(run, target, 'any', { hidden: true });
  const are = await Promise.all(all.map(({ locator }) => isolated(locator, isDrawn)));
  return all.filter((_, index) => are[index]);
}

/** Runs inside the page. */
const isDrawn = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

async function evaluateVisibility(
  run: RunContext,
  assertion: AssertionOf<'state'>,
): Promise<AssertionResult> {
  const { target, state, each } = assertion;
  const seen = await matchAll(run, target, 'any');
  const [first] = seen;
  if (state === 'hidden')
    return {
      isTrue: !first,
      element: first,
      sentence: () => (first ? `${capitalize(first.description)} is visible.` : sentenceOf(assertion)),
    };
  if (!first) return notThere(run, target);
  const all = each ? await matchAll(run, target, 'any', { hidden: true }) : seen;
  return {
    isTrue: all.length <= seen.length,
    element: first,
    sentence: () =>
      all.length <= seen.length
        ? sentenceOf(assertion)
        : `${all.length - seen.length} of ${all.length} are hidden.`,
  };
}
