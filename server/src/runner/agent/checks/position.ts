import type { Direction, Target } from '../command.ts';
import { capitalize, describeElement } from '../describe.ts';
import { matchTarget } from '../find-target.ts';
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
  const [first, second] = [await locate(session, target), await locate(session, other)];
  if (!first) return missing(session, target.words);
  if (!second) return missing(session, other.words);
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
  const box = await match?.elements[0].boundingBox({ timeout: 3000 });
  if (!match || !box) return null;
  const [locator] = match.elements;
  return { locator, box, description: await describeElement(locator, target) };
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
