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

/** How long something took, from ascending seconds. */
export function spread(seconds: number[]): string {
  if (seconds.length === 0) return 'never';
  const at = (share: number) => (seconds[Math.ceil(seconds.length * share) - 1] ?? 0).toFixed(1);
  return `${seconds.length} times, half within ${at(0.5)} s, 95 % within ${at(0.95)} s, the longest ${at(1)} s`;
}
