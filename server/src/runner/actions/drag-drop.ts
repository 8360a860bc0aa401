import { findTarget } from '../agent/finding/find-target.ts';
import { WAIT_MS } from '../agent/session.ts';
import { attempt, doneWith } from './attempt.ts';
import { expectDragged, holdOf } from './dragged.ts';
import type { Action } from './action.ts';

export const dragDrop: Action<'drag'> = async (session, { target, destination }) => {
  const found = await findTarget(session, target, 'any');
  const place = await findTarget(session, destination, 'any');
  const hold = await holdOf(session, found.locator);
  await attempt(session, found, 'dragged', () => found.locator.dragTo(place.locator, { timeout: WAIT_MS }));
  await expectDragged(session, found, hold);
  return doneWith(
    found,
    `Drag ${found.description} to ${place.description}`,
    `Dragged ${found.description} to ${place.description}.`,
  );
};
