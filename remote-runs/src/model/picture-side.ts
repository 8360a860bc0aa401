import type { Moment, Picture } from './moment.ts';

export type Side = 'before' | 'after';

/** The picture of a moment on a side, or the other one where there is none. */
export function pictureOn({ before, after }: Moment, side: Side): Picture | null {
  return side === 'before' ? (before ?? after) : (after ?? before);
}

/** Whether there is a picture on both sides to choose from. */
export function hasBothSides({ before, after }: Moment): boolean {
  return before !== null && after !== null;
}
