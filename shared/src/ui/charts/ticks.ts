const INTERVALS = 3;
/** Seconds that a clock divides evenly; then hours. */
const EVEN_SECONDS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600];

/** At most four marks of an axis from 0 up to a whole number that is `most` or a little more. */
export function wholeTicks(most: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most / INTERVALS)));
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((size) => size * INTERVALS >= most);
  return ticksOf(step ?? 1, most);
}

/** The same for seconds, as a clock shows them. */
export function secondTicks(most: number): number[] {
  const step = EVEN_SECONDS.find((size) => size * INTERVALS >= most);
  return step === undefined ? wholeTicks(most / 3600).map((hours) => hours * 3600) : ticksOf(step, most);
}

function ticksOf(step: number, most: number): number[] {
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}
