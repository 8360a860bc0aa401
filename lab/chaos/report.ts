import { distributionOf } from '../report.ts';

/** The result of an experiment. */
export interface Report {
  /** For a person. */
  lines: string[];
  /** Counts of what must not happen. */
  problems: object;
}

/** `3 api, 4 worker`. */
export function list(counts: object): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

/** How long something took. */
export function spread(seconds: number[]): string {
  if (seconds.length === 0) return 'never';
  const { median, p95, most } = distributionOf(seconds);
  return `${seconds.length} times, half within ${median.toFixed(1)} s, 95 % within ${p95.toFixed(1)} s, the longest ${most.toFixed(1)} s`;
}
