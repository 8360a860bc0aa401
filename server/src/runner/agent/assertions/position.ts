import { capitalize } from '../describe.ts';
import { matchAll, type Match } from '../resolver/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { notThere, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { sentenceOf } from './evaluate.ts';

/** Boxes that overlap by no more than this many pixels stand clear of each other. */
const OVERLAP = 2;
const BOX_TIMEOUT_MS = 3000;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Direction = AssertionOf<'position'>['direction'];

/** Where elements stand, by their boxes in the window: true if it is so of every pair. */
export async function evaluatePosition(
  run: RunContext,
  assertion: AssertionOf<'position'>,
): Promise<AssertionResult> {
  const { target, other, direction } = assertion;
  const [ones, others] = [await matchAll(run, target, 'any'), await matchAll(run, other, 'any')];
  const [first] = ones;
  if (!first) return notThere(run, target);
  if (others.length === 0) return notThere(run, other);
  const [boxes, otherBoxes] = [await boxesOf(ones), await boxesOf(others)];
  const wrong = boxes
    .flatMap((one) => otherBoxes.map((two) => [one, two] as const))
    .find(([one, two]) => !isAt(one.box, two.box, direction));
  return {
    isTrue: wrong === undefined,
    element: wrong?.[0].match ?? first,
    sentence: () =>
      wrong
        ? `${capitalize(wrong[0].match.description)} is not ${direction} ${wrong[1].match.description}.`
        : sentenceOf(assertion),
  };
}

function boxesOf(matches: Match[]): Promise<{ match: Match; box: Box | null }[]> {
  return Promise.all(
    matches.map(async (match) => ({
      match,
      box: await match.locator.boundingBox({ timeout: BOX_TIMEOUT_MS }),
    })),
  );
}

function isAt(one: Box | null, two: Box | null, direction: Direction): boolean {
  if (!one || !two) return false;
  if (direction === 'above') return one.y + one.height <= two.y + OVERLAP;
  if (direction === 'left of') return one.x + one.width <= two.x + OVERLAP;
  return isAt(two, one, direction === 'below' ? 'above' : 'left of');
}
