import { findTarget } from '../agent/find-target.ts';
import { WAIT_MS } from '../agent/session.ts';
import { attempt } from './attempt.ts';
import type { Action } from './action.ts';

export const dragDrop: Action<'drag'> = async (session, { target, destination }) => {
  const found = await findTarget(session, target, 'any');
  const place = await findTarget(session, destination, 'any');
  await attempt(found, 'dragged', () => found.locator.dragTo(place.locator, { timeout: WAIT_MS }));
  return {
    description: `Drag ${found.description} to ${place.description}`,
    result: `Dragged ${found.description} to ${place.description}.${found.remark}`,
  };
};
