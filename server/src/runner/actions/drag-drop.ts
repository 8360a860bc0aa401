import type { Locator } from 'playwright-core';
import { capitalize } from '../agent/describe.ts';
import { findTarget } from '../agent/finding/find-target.ts';
import type { Found } from '../agent/finding/settle-on.ts';
import { WAIT_MS, type Session } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';
import { attempt, doneWith } from './attempt.ts';
import { groupAt, hasMoved, holdOf } from './dragged.ts';
import type { Action } from './action.ts';

/** Drags a thing to a place; where that does not take it, to the column or list that the place is the head of. */
export const dragDrop: Action<'drag'> = async (session, { target, destination }) => {
  const found = await findTarget(session, target, 'any');
  const place = await findTarget(session, destination, 'any');
  if (!(await dragTo(session, found, place.locator))) {
    const group = await groupAt(session, place.locator);
    if (!group || !(await dragTo(session, found, group)))
      throw new StepFailure(
        `${capitalize(found.description)} could not be dragged: nothing on the page moved.`,
      );
  }
  return doneWith(
    found,
    `Drag ${found.description} to ${place.description}`,
    `Dragged ${found.description} to ${place.description}.`,
  );
};

async function dragTo(session: Session, found: Found, place: Locator): Promise<boolean> {
  const hold = await holdOf(session, found.locator);
  await attempt(session, found, 'dragged', () => found.locator.dragTo(place, { timeout: WAIT_MS }));
  return hasMoved(session, hold);
}
