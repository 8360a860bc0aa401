import type { Locator } from 'playwright-core';
import { findTarget } from '../agent/finding/find-target.ts';
import { WAIT_MS } from '../agent/session.ts';
import { attempt, doneWith } from './attempt.ts';
import { clickBox } from './click-box.ts';
import type { Action } from './action.ts';

const WORDS = {
  single: ['Click', 'Clicked'],
  double: ['Double-click', 'Double-clicked'],
  right: ['Right-click', 'Right-clicked'],
} as const;

export const clickElement: Action<'click'> = async (session, { target, way }) => {
  const found = await findTarget(session, target, 'click');
  const [verb, past] = WORDS[way];
  const { locator, traits } = found;
  const sort = way === 'single' ? traits.sort : 'other';
  await attempt(session, found, 'clicked', async () => {
    if (sort === 'option') {
      // The list of a native dropdown is not part of the page: its options cannot be clicked, only chosen.
      const value = await locator.evaluate((element) => (element as HTMLOptionElement).index);
      await locator.locator('xpath=ancestor::select').selectOption({ index: value }, { timeout: WAIT_MS });
    } else if (way === 'double') await locator.dblclick({ timeout: WAIT_MS }).catch(unlessItClosed(locator));
    else if (sort === 'box') await clickBox(locator);
    else
      await locator
        .click({ timeout: WAIT_MS, button: way === 'right' ? 'right' : 'left' })
        .catch(unlessItClosed(locator));
  });
  return doneWith(found, `${verb} ${found.description}`, `${past} ${found.description}.`);
};

/** A click that closes the tab it was made in ("Allow" in a popup) was carried out, though nobody can tell any more. */
const unlessItClosed = (locator: Locator) => (error: unknown) => {
  const wasPerformed = error instanceof Error && /performing \w+ action/.test(error.message);
  if (!wasPerformed || !locator.page().isClosed()) throw error;
};
