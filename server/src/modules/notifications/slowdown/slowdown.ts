/** A run is compared with the median of so many runs before it. */
const COMPARED_RUNS = 10;
/** With fewer there is nothing usual yet. */
const MIN_COMPARED_RUNS = 5;
/** Slow is at least so many times as long as usual, … */
const MIN_RATIO = 1.5;
/** … and at least so many seconds longer. */
const MIN_SECONDS = 10;
/** A series of slow runs ends with so many in a row that are not. */
const RUNS_BETWEEN_SERIES = 3;

/** How many runs `slowdownOf` looks at, the one in question included. */
export const RUNS_LOOKED_AT = 1 + RUNS_BETWEEN_SERIES + COMPARED_RUNS;

/** A run that took longer than usual, in seconds. */
export interface Slowdown {
  seconds: number;
  /** The median of the runs before it. */
  usualSeconds: number;
}

/**
 * Whether the last run begins a series of slow ones. A median does not heed single runs that were slow or fast, and follows a suite that stays slow.
 * @param seconds the durations of comparable runs, the last one first
 */
export function slowdownOf(seconds: number[]): Slowdown | undefined {
  const slowdown = compare(seconds, 0);
  if (!slowdown) return undefined;
  const before = Array.from({ length: RUNS_BETWEEN_SERIES }, (_, index) => compare(seconds, index + 1));
  return before.some((other) => other !== undefined) ? undefined : slowdown;
}

/** undefined: the run at this place is not slow. */
function compare(seconds: number[], place: number): Slowdown | undefined {
  const own = seconds[place];
  const before = seconds.slice(place + 1, place + 1 + COMPARED_RUNS);
  if (own === undefined || before.length < MIN_COMPARED_RUNS) return undefined;
  const usualSeconds = medianOf(before);
  const isSlow = own >= usualSeconds * MIN_RATIO && own - usualSeconds >= MIN_SECONDS;
  return isSlow ? { seconds: own, usualSeconds } : undefined;
}

function medianOf(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
