import { findTarget } from '../agent/finding/find-target.ts';
import { WAIT_MS } from '../agent/session.ts';
import type { Action } from './action.ts';
import { attempt, doneWith } from './attempt.ts';

export const hover: Action<'hover'> = async (session, { target }) => {
  const found = await findTarget(session, target, 'any');
  await attempt(session, found, 'pointed at', () => found.locator.hover({ timeout: WAIT_MS }));
  return doneWith(found, `Hover over ${found.description}`, `The pointer is over ${found.description}.`);
};
