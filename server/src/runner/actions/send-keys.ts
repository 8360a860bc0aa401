import { findTarget } from '../agent/find-target.ts';
import { WAIT_MS } from '../agent/session.ts';
import { attempt, doneWith } from './attempt.ts';
import type { Action } from './action.ts';

export const sendKeys: Action<'press'> = async (session, { keys, target }) => {
  if (!target) {
    await session.window.page().keyboard.press(keys);
    return { description: `Press ${keys}`, result: `Pressed ${keys}.` };
  }
  const found = await findTarget(session, target, 'field');
  await attempt(session, found, 'given the key', () => found.locator.press(keys, { timeout: WAIT_MS }));
  return doneWith(found, `Press ${keys} in ${found.description}`, `Pressed ${keys} in ${found.description}.`);
};
