import { findTarget } from '../agent/find-target.ts';
import { WAIT_MS } from '../agent/session.ts';
import { attempt, doneWith } from './attempt.ts';
import type { Action } from './action.ts';

export const tick: Action<'tick'> = async (session, { target, isTicked }) => {
  const found = await findTarget(session, target, 'toggle');
  const verb = isTicked ? 'checked' : 'unchecked';
  await attempt(session, found, verb, async () => {
    // A styled box hides the real input under its label; a click on the label is what a person would do.
    await found.locator.setChecked(isTicked, { timeout: WAIT_MS / 2 }).catch(async (error: unknown) => {
      const label = found.locator.locator('xpath=ancestor::label');
      if ((await label.count()) === 0) throw error;
      if ((await found.locator.isChecked()) !== isTicked) await label.first().click({ timeout: WAIT_MS / 2 });
      if ((await found.locator.isChecked()) !== isTicked) throw error;
    });
  });
  return doneWith(
    found,
    `${isTicked ? 'Check' : 'Uncheck'} ${found.description}`,
    `${isTicked ? 'Checked' : 'Unchecked'} ${found.description}.`,
  );
};
