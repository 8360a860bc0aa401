import type { Box } from 'shared/contract';
import { capitalize } from '../describe.ts';
import { matchAll, type Match } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import type { AssertionOf, AssertionResult } from './assertion-result.ts';
import { everyElement, notThere } from './every-element.ts';

/** Boxes that overlap by at most this many pixels count as separate. */
const OVERLAP = 2;
const BOX_TIMEOUT_MS = 3000;

type Direction = AssertionOf<'position'>['direction'];

/** The relative position of elements, by their boxes in the window: must hold for every pair. */
export async function evaluatePosition(
  run: RunContext,
  assertion: AssertionOf<'position'>,
): Promise<AssertionResult> {
  const { target, other, direction } = assertion;
  const others = await matchAll(run, other, 'any');
  if (others.length === 0) return notThere(run, other);
  const otherBoxes = await Promise.all(others.map(boxOf));
  return everyElement(run, assertion, await matchAll(run, target, 'any'), async (match) => {
    const box = await boxOf(match);
    const wrong = others[otherBoxes.findIndex((otherBox) => !isAt(box, otherBox, direction))];
    return wrong ? `${capitalize(match.description)} is not ${direction} ${wrong.description}.` : null;
  });
}

function boxOf({ locator }: Match): Promise<Box | null> {
  return locator.boundingBox({ timeout: BOX_TIMEOUT_MS });
}

function isAt(one: Box | null, two: Box | null, direction: Direction): boolean {
  if (!one || !two) return false;
  if (direction === 'above') return one.y + one.height <= two.y + OVERLAP;
  if (direction === 'left of') return one.x + one.width <= two.x + OVERLAP;
  return isAt(two, one, direction === 'below' ? 'above' : 'left of');
}
