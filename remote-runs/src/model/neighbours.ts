import { hasScreenshot, type Moment } from './moment.ts';

/** The end of the first failed step; null when nothing failed. */
export function firstFailure(moments: Moment[]): number | null {
  const failed = moments.find(({ step }) => step?.is_successful === false);
  return failed ? (endOfStep(moments, failed.stepIndex)?.order ?? null) : null;
}

/** The last moment with a screenshot: what the page showed at the end, or shows now. */
export function newestScreenshot(moments: Moment[]): Moment | undefined {
  return moments.findLast(hasScreenshot);
}

/** A step's last moment: what it led to. */
export function endOfStep(moments: Moment[], stepIndex: number): Moment | undefined {
  return moments.findLast((moment) => moment.stepIndex === stepIndex);
}

/** The moment `distance` places after `order`, limited to the ends; the first one if `order` is not a moment. */
export function neighbour(moments: Moment[], order: number | null, distance: number): Moment | undefined {
  const index = moments.findIndex((moment) => moment.order === order);
  if (index === -1) return moments[0];
  return moments[Math.min(Math.max(index + distance, 0), moments.length - 1)];
}

/** The last moment before `order` and the first one after it, which need not be an order of one of them. */
export function around(
  moments: Moment[],
  order: number | null,
): { earlier: Moment | undefined; later: Moment | undefined } {
  const at = order ?? -Infinity;
  return {
    earlier: moments.findLast((moment) => moment.order < at),
    later: moments.find((moment) => moment.order > at),
  };
}

/** Where the step `distance` places after the one at an index ended; stays at the ends, and starts at the first. */
export function neighbourStep(moments: Moment[], from: number | null, distance: number): Moment | undefined {
  const last = moments.at(-1)?.stepIndex ?? 0;
  return endOfStep(moments, Math.min(Math.max(from === null ? 0 : from + distance, 0), last));
}
