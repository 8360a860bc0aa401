import type { Locator } from 'playwright-core';
import type { Target } from 'shared/step-language';
import { resolveOne } from '../resolve/resolve.ts';
import type { RunContext } from '../core/run-context.ts';
import type { DragState } from '../page/capture/actions/drag.ts';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { ActionRun, Execute } from './action.ts';
import {
  expectEffect,
  findElement,
  matchAt,
  onElement,
  unlessRemoved,
  type PageElement,
} from './on-element.ts';

/** Many pages detect a drag only after the pointer has moved a few times. */
const MOVES = 8;

/** Drags an element, by HTML drag and drop or by pointer events, whichever the page uses. */
export const drag: Execute<'drag'> = async (run, { source, destination, position }) => {
  const dragged = await findElement(run, source, 'any');
  const known = run.action.elements.destination;
  const place = known ? matchAt(known, destination) : await findDestination(run, destination);
  const before = await onElement(run, dragged, 'dragged', async () => {
    const situation = await readDragState(run, dragged.locator);
    const target = position === 'onto' ? place.locator : await entryAround(place.locator);
    const at = position === 'onto' ? undefined : await edgeOf(run, target, position);
    const options = { timeout: run.timing.action, steps: MOVES, ...(at && { targetPosition: at }) };
    await dragged.locator.dragTo(target, options);
    return situation;
  });
  const the = `The ${dragged.description} was dragged, but`;
  const hasMoved = async () => {
    const now = await readDragState(run, dragged.locator);
    return now.place !== before.place || now.page !== before.page;
  };
  await expectEffect(
    run,
    dragged,
    () => unlessRemoved(dragged, hasMoved),
    () => `${the} nothing on the page moved.`,
  );
  if (position !== 'onto')
    await expectEffect(
      run,
      dragged,
      () => unlessRemoved(dragged, () => isBeyond(dragged.locator, place.locator, position)),
      () => `${the} is not ${position} the ${place.description}.`,
    );
  const where = position === 'onto' ? 'to' : position;
  const result = `Dragged the ${dragged.description} ${where} the ${place.description}.`;
  return { result, element: dragged };
};

async function findDestination(run: ActionRun, destination: Target): Promise<PageElement> {
  const found = await resolveOne(run, destination, 'any');
  await run.action.watch.foundDestination(found);
  return found;
}

type Side = 'above' | 'below';

/** The entry of a list that an element is in: where the edge of that is, what is dragged comes before or after it. Else the element itself. */
async function entryAround(locator: Locator): Promise<Locator> {
  const ENTRY =
    '@draggable="true" or self::li or self::tr or @role="listitem" or @role="option" or @role="row"';
  const entry = locator.locator(`xpath=ancestor-or-self::*[${ENTRY}][1]`);
  return (await entry.count()) === 1 ? entry : locator;
}

/** A point of an element near its upper or lower edge. */
async function edgeOf(
  run: ActionRun,
  locator: Locator,
  edge: Side,
): Promise<{ x: number; y: number } | undefined> {
  const box = await locator.boundingBox({ timeout: run.timing.action });
  if (!box) return undefined;
  const margin = Math.min(3, box.height / 4);
  return { x: box.width / 2, y: edge === 'above' ? margin : box.height - margin };
}

async function isBeyond(moved: Locator, other: Locator, side: Side): Promise<boolean> {
  const [one, two] = await Promise.all([moved.boundingBox(), other.boundingBox()]);
  return one !== null && two !== null && (side === 'above' ? one.y < two.y : one.y > two.y);
}

/** What differs after an element has been dragged. */
export function readDragState({ timing }: RunContext, locator: Locator): Promise<DragState> {
  return evaluateIsolated(locator, 'probeDrag', undefined, timing.element);
}
