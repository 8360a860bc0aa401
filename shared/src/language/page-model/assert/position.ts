import type { AssertedPage, Box, Described } from './asserted-page.ts';
import { EXACT, type Measure } from './measure.ts';
import { judgeEvery, targetMissing, type AssertionOf, type Verdict } from './verdict.ts';
import { capitalize } from './wording.ts';

type Position = AssertionOf<'position'>;

/** Elements with their boxes; null: it has none. */
type Boxed<E> = { element: E; box: Box | null }[];

interface PositionFacts<E> {
  elements: Boxed<E>;
  others: Boxed<E>;
}

export async function positionFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  { target, other }: Position,
): Promise<PositionFacts<E>> {
  const boxed = (elements: E[]): Promise<Boxed<E>> =>
    Promise.all(elements.map(async (element) => ({ element, box: await page.boxOf(element) })));
  const others = await boxed(await page.matches(other, 'any'));
  return { others, elements: others.length === 0 ? [] : await boxed(await page.matches(target, 'any')) };
}

/** The relative position of elements, by their boxes in the window: must hold for every pair. */
export function judgePosition<E extends Described>(
  { target, other, direction }: Position,
  { elements, others }: PositionFacts<E>,
  { overlap }: Measure = EXACT,
): Verdict<E> {
  if (others.length === 0) return targetMissing(other);
  return judgeEvery(target, elements, ({ element: { description }, box }) => {
    const wrong = others.find((one) => !isAt(box, one.box, direction, overlap));
    if (!wrong) return null;
    const where = DIRECTIONS.find((one) => isAt(box, wrong.box, one, overlap));
    const overlaps = box && wrong.box && wrong.element.description !== description ? ', but overlaps it' : '';
    const instead = where ? `, but ${where} it` : overlaps;
    return `${capitalize(description)} is not ${direction} ${wrong.element.description}${instead}.`;
  });
}

const DIRECTIONS: Position['direction'][] = ['above', 'below', 'left of', 'right of'];

function isAt(one: Box | null, two: Box | null, direction: Position['direction'], overlap: number): boolean {
  if (!one || !two) return false;
  if (direction === 'above') return one.y + one.height <= two.y + overlap;
  if (direction === 'left of') return one.x + one.width <= two.x + overlap;
  return isAt(two, one, direction === 'below' ? 'above' : 'left of', overlap);
}
