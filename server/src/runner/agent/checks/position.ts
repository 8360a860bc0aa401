import type { Direction } from '../check.ts';
import type { Target } from '../target.ts';
import { capitalize, describeElement, LOOK_MS } from '../describe.ts';
import { matchTarget } from '../finding/matches.ts';
import type { Session } from '../session.ts';
import { missing, type CheckOf, type Look } from './look.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Boxes that touch or overlap by no more than this many pixels stand clear of each other. */
const OVERLAP = 2;
/** Pixels. */
const CLOSE = 40;
const MOST_PLACES = 4;
const WORDS: Record<Direction, string> = {
  above: 'above',
  below: 'below',
  under: 'under',
  left: 'left of',
  right: 'right of',
  before: 'before',
  after: 'after',
};

export async function lookAtPosition(
  session: Session,
  { target, other, direction, isNegated }: CheckOf<'position'>,
): Promise<Look> {
  const [all, [second]] = [await locate(session, target), await locate(session, other)];
  const [one] = all;
  if (!one) return missing(session, target.words);
  if (!second) return missing(session, other.words);
  // A message may stand twice: in a summary, and under its field.
  const close = isNegated ? undefined : all.find(({ box }) => isRightBelow(box, second.box));
  const first = (direction === 'below' || direction === 'under') && close ? close : one;
  const stands = isAt(first.box, second.box, direction);
  const isTrue = stands !== isNegated;
  return {
    isTrue,
    element: first,
    sentence: () =>
      `${capitalize(first.description)} is ${stands ? '' : 'not '}${WORDS[direction]} ${second.description}.`,
  };
}

async function locate(session: Session, target: Target) {
  const match = await matchTarget(session, target, { purpose: 'any', quoted: 'whole' });
  const places = (match?.elements ?? []).slice(0, MOST_PLACES).map(async (locator) => {
    const box = await locator.boundingBox({ timeout: 3000 });
    return box ? [{ locator, box, description: await describeElement(locator, target, null, LOOK_MS) }] : [];
  });
  return (await Promise.all(places)).flat();
}

/** So close that it belongs to it. */
function isRightBelow(one: Box, other: Box): boolean {
  const gap = one.y - (other.y + other.height);
  return gap >= -OVERLAP && gap <= CLOSE && one.x < other.x + other.width && other.x < one.x + one.width;
}

/** What stands in a list of that name stands under the name. */
function isIn(one: Box, other: Box): boolean {
  return one.y >= other.y && one.y + one.height <= other.y + other.height && one.height < other.height;
}

function isAt(one: Box, other: Box, direction: Direction): boolean {
  switch (direction) {
    case 'above':
      return one.y + one.height <= other.y + OVERLAP;
    case 'below':
      return isAt(other, one, 'above');
    case 'under':
      return (
        (isAt(one, other, 'below') || isIn(one, other)) &&
        one.x < other.x + other.width &&
        other.x < one.x + one.width
      );
    case 'left':
      return one.x + one.width <= other.x + OVERLAP;
    case 'right':
      return isAt(other, one, 'left');
    case 'before':
      return isAt(one, other, 'above') || (!isAt(one, other, 'below') && isAt(one, other, 'left'));
    case 'after':
      return isAt(other, one, 'before');
  }
}
