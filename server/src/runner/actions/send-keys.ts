import { letDialogOpen } from '../agent/finding/at-rest.ts';
import { findTarget } from '../agent/finding/find-target.ts';
import { WAIT_MS } from '../agent/session.ts';
import { attempt, doneWith } from './attempt.ts';
import { expectNumber, numberAt } from './number-of.ts';
import type { Action } from './action.ts';

/** Nobody presses a key more often on purpose. */
const MOST_TIMES = 100;

export const sendKeys: Action<'press'> = async (session, { keys, target, times, by }) => {
  const often = times === 1 ? '' : ` ${times} times`;
  const press = async (once: () => Promise<void>) => {
    for (let count = 0; count < Math.min(times, MOST_TIMES); count++) await once();
  };
  if (!target) {
    if (/^escape$/iu.test(keys)) await letDialogOpen(session);
    await press(() => session.window.page().keyboard.press(keys));
    return { description: `Press ${keys}${often}`, result: `Pressed ${keys}${often}.` };
  }
  const found = await findTarget(session, target, 'field');
  const before = by === undefined ? null : await numberAt(found.locator);
  await attempt(session, found, 'given the key', () =>
    press(() => found.locator.press(keys, { timeout: WAIT_MS })),
  );
  if (by !== undefined && before !== null) await expectNumber(session, found, before, by);
  return doneWith(
    found,
    `Press ${keys}${often} in ${found.description}`,
    `Pressed ${keys}${often} in ${found.description}.`,
  );
};
