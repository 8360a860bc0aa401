import type { Moment, Screenshot } from './moment.ts';

export type Side = 'before' | 'after';

/** The screenshot of a moment on a side, or the other one where there is none. */
export function screenshotOn({ before, after }: Moment, side: Side): Screenshot | null {
  return side === 'before' ? (before ?? after) : (after ?? before);
}

/** Whether there is a screenshot on both sides to choose from. */
export function hasBothSides({ before, after }: Moment): boolean {
  return before !== null && after !== null;
}
