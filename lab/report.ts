/** What values come to, in their unit: a half of them, 95 and 99 of a hundred, and all of them are at most so large. */
export interface Distribution {
  median: number;
  p95: number;
  p99: number;
  most: number;
}

export function distributionOf(values: number[]): Distribution {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

/** @returns e.g. `97.5 %` */
export function percentage(count: number, total: number): string {
  return `${((100 * count) / Math.max(total, 1)).toFixed(1)} %`;
}

/** A table in Markdown, whose first column is of words and all others are of figures. */
export function markdownTable(head: string[], rows: (string | number)[][]): string {
  const rule = ['---', ...head.slice(1).map(() => '--:')];
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Writes a line to the standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
