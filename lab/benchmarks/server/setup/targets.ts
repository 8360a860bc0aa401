import { print } from '../../../report.ts';

const lines: string[] = [];
let isReached = true;

/** A target: `value` must be `most` or less. Both are told with the unit, at the end. */
export function aimAtMost(name: string, value: number, most: number, unit: string): void {
  const isMet = value <= most;
  isReached &&= isMet;
  lines.push(`${isMet ? '✓' : '✗'} ${name}: ${round(value)} ${unit} (at most ${most})`);
}

/** Prints all targets. @returns false: one was missed */
export function reportTargets(): boolean {
  for (const line of ['', ...lines]) print(line);
  return isReached;
}

const round = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
