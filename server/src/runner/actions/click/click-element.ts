import type { Locator } from 'playwright-core';
import { clickedTarget, noteClicked } from '../../agent/last-clicked.ts';
import { findTarget } from '../../agent/finding/find-target.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import { WAIT_MS } from '../../agent/session.ts';
import { attempt, doneWith } from '../attempt.ts';
import { clickBox } from './click-box.ts';
import type { Action, Done } from '../action.ts';
import { expectFolded, leaveFolded, seenBefore } from './fold.ts';
import { leaveTicked } from './leave-ticked.ts';
import { refuseOtherDeed } from './other-deed.ts';
import { clickToSomeEnd } from './lost-click.ts';
import { countWith } from '../stepper.ts';
import { choiceInRow } from '../select/choice-in-row.ts';
import { clickOption } from '../select/click-option.ts';

const WORDS = {
  single: ['Click', 'Clicked'],
  double: ['Double-click', 'Double-clicked'],
  right: ['Right-click', 'Right-clicked'],
} as const;
type Way = keyof typeof WORDS;

export const clickElement: Action<'click'> = async (session, { target: words, way, folds, as, until }) => {
  const target = clickedTarget(session, words);
  const named = await findTarget(session, target, 'click');
  const isPlainChoice = as === 'choice' && !named.traits.isMadeForClicks;
  const found = (isPlainChoice && (await choiceInRow(session, named))) || named;
  refuseOtherDeed(found, target);
  noteClicked(session, target);
  if (typeof until === 'number') return countWith(session, { button: found, name: '' }, target, until);
  const left = (await leaveFolded(found, folds, as === 'fold')) ?? (await leaveTicked(session, found, as));
  if (left) return left;
  if (way === 'single' && found.traits.sort === 'option')
    return tell(await clickOption(session, found, target), way);
  const seen = await seenBefore(session, folds);
  const click = () => clickIn(way, found).catch(unlessItClosed(found.locator));
  // Something always comes of a click with the right button: the browser's own menu.
  await (way === 'right'
    ? attempt(session, found, 'clicked', click)
    : clickToSomeEnd(session, found, 'clicked', click));
  await expectFolded(session, found, folds, seen);
  return tell(found, way);
};

function clickIn(way: Way, { locator, traits }: Found): Promise<void> {
  if (way === 'double') return locator.dblclick({ timeout: WAIT_MS });
  if (way === 'right') return locator.click({ timeout: WAIT_MS, button: 'right' });
  return traits.sort === 'box' ? clickBox(locator) : locator.click({ timeout: WAIT_MS });
}

function tell(found: Found, way: Way): Done {
  const [verb, past] = WORDS[way];
  return doneWith(found, `${verb} ${found.description}`, `${past} ${found.description}.`);
}

/** A click that closes the tab it was made in ("Allow" in a popup) was carried out, though nobody can tell any more. */
const unlessItClosed = (locator: Locator) => (error: unknown) => {
  const wasPerformed = error instanceof Error && /performing \w+ action/.test(error.message);
  if (!wasPerformed || !locator.page().isClosed()) throw error;
};
