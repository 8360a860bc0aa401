import { STATES, type State, type Target } from 'shared/step-language';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { capitalize } from '../describe.ts';
import { seenTexts } from '../page-text.ts';
import { matchAll, scopesOf, type Match } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { sentenceOf, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { comparableText } from 'shared/step-language/normal-text';
import { encloses, isThere } from './place.ts';
import { everyElement, notThere, placeNotThere } from './every-element.ts';
import { evaluateTextAbsence, isNamedText } from './shows.ts';

const TOGGLED: State[] = ['checked', 'unchecked', 'on', 'off'];

/** The state of all elements of a name; without a kind, of those that can have such a state, if there are any. */
export async function evaluateState(
  run: RunContext,
  assertion: AssertionOf<'state'>,
): Promise<AssertionResult> {
  const { target, state } = assertion;
  if (state === 'visible' || state === 'hidden') return evaluateVisibility(run, assertion);
  const purpose = TOGGLED.includes(state) ? 'toggle' : 'any';
  const seen = await matchAll(run, target, purpose);
  const found = seen.length === 0 && state === 'empty' ? await flatMatches(run, target) : seen;
  const all = await Promise.all(
    found.map(async (match) => ({ ...match, is: await evaluateIsolated(match.locator, 'readState', state) })),
  );
  const able = all.filter(({ is }) => is !== null);
  const meant = target.kind === null && able.length > 0 ? able : all;
  return everyElement(
    run,
    assertion,
    meant,
    ({ is, description }) => {
      if (is === null) return `${capitalize(description)} cannot be ${state} or ${STATES[state]}.`;
      return is ? null : `${capitalize(description)} is not ${state}.`;
    },
    purpose,
  );
}

/** An empty element may have no height and thus be invisible. */
async function flatMatches(run: RunContext, target: Target): Promise<Match[]> {
  const all = await matchAll(run, target, 'any', { hidden: true });
  const are = await Promise.all(all.map(({ locator }) => evaluateIsolated(locator, 'isDrawn')));
  return all.filter((_, index) => are[index]);
}

/** What only a style sheet writes is no element, but can be seen. A mark at the end of a line does not make another text of it. */
async function isShownAsText(run: RunContext, { name, kind, place }: Target): Promise<boolean> {
  if (name === null || kind !== null || (place && !encloses(place))) return false;
  const fold = (text: string) =>
    comparableText(text)
      .toLowerCase()
      .replace(/[.:!?…]$/u, '');
  const scopes = (await scopesOf(run, place)).flat();
  const texts = await Promise.all(scopes.map((scope) => seenTexts(run, scope)));
  return texts.flat().some((text) => text.split('\n').some((line) => fold(line) === fold(name)));
}

async function evaluateVisibility(
  run: RunContext,
  assertion: AssertionOf<'state'>,
): Promise<AssertionResult> {
  const { target, state, each } = assertion;
  const seen = await matchAll(run, target, 'any');
  const [first] = seen;
  if (!first && state === 'hidden' && isNamedText(target)) return evaluateTextAbsence(run, target);
  const result = { element: first, sentence: () => sentenceOf(assertion) };
  if (state === 'hidden') {
    if (!first && target.place && !(await isThere(run, target.place)))
      return placeNotThere(run, target.place);
    if (!first && (await isShownAsText(run, target)))
      return { ...result, isTrue: false, sentence: () => `The page shows "${target.name}".` };
    if (!first) return { ...result, isTrue: true };
    return { ...result, isTrue: false, sentence: () => `${capitalize(first.description)} is visible.` };
  }
  if (!first) return notThere(run, target);
  const all = each ? await matchAll(run, target, 'any', { hidden: true }) : seen;
  const hidden = all.length - seen.length;
  if (hidden <= 0) return { ...result, isTrue: true };
  return { ...result, isTrue: false, sentence: () => `${hidden} of ${all.length} are hidden.` };
}
