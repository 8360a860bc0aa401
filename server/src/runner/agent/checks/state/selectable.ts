import type { Locator } from 'playwright-core';
import type { ElementState } from '../../check.ts';
import { matchTarget } from '../../finding/matches.ts';
import { isolated } from '../../isolated.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import type { Look } from '../look.ts';

const CHOICES = 'input[type=checkbox], input[type=radio], [role=checkbox], [role=radio], [role=switch]';

/** "The All filter is off": a button of just that name that is pressed or not comes before a box that has the word in its name. null: there is none. */
export async function pressedOf(
  session: Session,
  target: Target,
  state: ElementState,
): Promise<Locator | null> {
  if (target.locator || (state !== 'checked' && state !== 'unchecked')) return null;
  const box = await matchTarget(session, target, { purpose: 'toggle', quoted: 'whole' });
  if (box && box.exactness !== 'part' && box.exactness !== 'near') return null;
  const match = await matchTarget(session, target, { purpose: 'click', quoted: 'whole' });
  if (!match || match.exactness === 'part' || match.exactness === 'near') return null;
  const [locator] = match.elements;
  return (await isolated(locator, hasPress)) ? locator : null;
}

/** Runs inside the page. */
const hasPress = (element: Element) =>
  ['aria-pressed', 'aria-checked', 'aria-selected'].some((name) => element.hasAttribute(name));

/** "A-101 is selected", where that is a text in a row with a box: the box; `unclear` where there are several. null: it is chosen itself. */
export async function choiceBeside(
  locator: Locator,
  state: ElementState,
): Promise<Locator | 'unclear' | null> {
  if (!/^(?:un)?(?:checked|selected)$/u.test(state) || !(await isolated(locator, isChosenOtherwise, CHOICES)))
    return null;
  const entry = locator.locator(
    'xpath=ancestor::*[self::tr or self::li or @role="row" or @role="listitem"][1]',
  );
  const choices = entry.locator(CHOICES);
  return (await choices.count()) === 1 ? choices : 'unclear';
}

/** What cannot be said of it. */
export function cannotBe({ words }: Target, locator: Locator, state: ElementState): Look {
  return {
    isTrue: false,
    element: { description: words, locator },
    sentence: () =>
      `"${words}" is a text beside a box, and cannot be ${state} itself. Name the box, for example: The checkbox in the row of "${words}".`,
  };
}

/** Runs inside the page: a text in an entry that is chosen by its own box. */
const isChosenOtherwise = (element: Element, choices: string): boolean => {
  const entry = element.closest('tr, li, [role=row], [role=listitem]');
  const isChoice =
    element.closest(`${choices}, label, button, a, option, [role=tab], [role=option], [role=button]`) !==
    null;
  return (
    !isChoice &&
    entry !== null &&
    element !== entry &&
    entry.querySelector(choices) !== null &&
    element.querySelector(choices) === null
  );
};
