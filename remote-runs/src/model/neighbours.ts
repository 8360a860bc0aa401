import type { Moment } from './moment.ts';

/** Where to look first: where the first failed step ended. null when nothing failed. */
export function firstLook(moments: Moment[]): number | null {
  const failed = moments.find(({ step }) => step?.is_successful === false);
  return failed ? (endOfStep(moments, failed.stepIndex)?.order ?? null) : null;
}

/** A step's last moment: what it led to. */
export function endOfStep(moments: Moment[], stepIndex: number): Moment | undefined {
  return moments.findLast((moment) => moment.stepIndex === stepIndex);
}

/** The moment `distance` places after the one named; stays at the ends, and starts at the first. */
export function neighbour(moments: Moment[], order: number | null, distance: number): Moment | undefined {
  const index = moments.findIndex((moment) => moment.order === order);
  if (index === -1) return moments[0];
  return moments[Math.min(Math.max(index + distance, 0), moments.length - 1)];
}

/** Where the step `distance` places after the one at an index ended; stays at the ends, and starts at the first. */
export function neighbourStep(moments: Moment[], from: number | null, distance: number): Moment | undefined {
  const last = moments.at(-1)?.stepIndex ?? 0;
  return endOfStep(moments, Math.min(Math.max(from === null ? 0 : from + distance, 0), last));
}
