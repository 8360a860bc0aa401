export type Side = 'before' | 'after';

/** The screenshots of an action. */
interface Sides<Screenshot> {
  before: Screenshot | null;
  after: Screenshot | null;
}

/** The screenshot on a side, or the other one where there is none. */
export function screenshotOn<Screenshot>(
  { before, after }: Sides<Screenshot>,
  side: Side,
): Screenshot | null {
  return side === 'before' ? (before ?? after) : (after ?? before);
}

/** Whether there is a screenshot on both sides to choose from. */
export function hasBothSides<Screenshot>({ before, after }: Sides<Screenshot>): boolean {
  return before !== null && after !== null;
}
