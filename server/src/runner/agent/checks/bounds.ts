import type { Bounds } from '../check.ts';

/** Whether a number is as a step bounds it. */
export function isWithin(actual: number, { count, bound }: Bounds): boolean {
  return {
    exactly: actual === count,
    least: actual >= count,
    most: actual <= count,
    not: actual !== count,
  }[bound];
}
