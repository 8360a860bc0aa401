import type { Locator } from 'playwright-core';
import { capitalize } from '../../agent/describe.ts';
import { poll } from '../../agent/poll.ts';
import { findTarget } from '../../agent/finding/find-target.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import { WAIT_MS, type Session } from '../../agent/session.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import type { Target } from '../../agent/target.ts';
import { attempt, doneWith } from '../attempt.ts';
import { edgeOf, isAtEdge } from './edge-of-list.ts';
import { groupAt, hasMoved, holdOf } from './dragged.ts';
import type { Action, Done } from '../action.ts';

/** Drags a thing to a place; where that does not take it, to the column or list that the place is the head of. */
export const dragDrop: Action<'drag'> = async (session, { target, destination, edge }) => {
  const found = await findTarget(session, target, 'any');
  if (edge) return dragToEdge(session, found, destination, edge);
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

/** Drags a thing to where the first, or the last, of its list stands; it must be that then. */
async function dragToEdge(
  session: Session,
  found: Found,
  { words }: Target,
  edge: 'first' | 'last',
): Promise<Done> {
  const place = await edgeOf(found.locator, edge);
  if (!place) throw new StepFailure(`${capitalize(found.description)} stands in no list of several.`);
  await attempt(session, found, 'dragged', () => place.drag());
  const look = async () => ((await isAtEdge(found.locator, edge)) ? true : null);
  if (!(await poll(look, WAIT_MS / 2, session.signal)))
    throw new StepFailure(
      `${capitalize(found.description)} was dragged, but is not the ${edge} of its list.`,
    );
  return doneWith(
    found,
    `Drag ${found.description} to ${words}`,
    `Dragged ${found.description} to ${words}.`,
  );
}
