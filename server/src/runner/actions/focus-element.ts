import { findTarget } from '../agent/finding/find-target.ts';
import { WAIT_MS } from '../agent/session.ts';
import type { Action } from './action.ts';
import { attempt, doneWith } from './attempt.ts';

export const focusElement: Action<'focus'> = async (session, { target }) => {
  const found = await findTarget(session, target, 'field');
  await attempt(session, found, 'focused', () => found.locator.focus({ timeout: WAIT_MS }));
  return doneWith(found, `Focus ${found.description}`, `The focus is on ${found.description}.`);
};
