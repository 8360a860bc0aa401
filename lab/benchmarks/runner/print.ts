const WIDTH = 16;

/** A table of figures with two decimals. */
export function print(rows: Record<string, number>[]): void {
  const names = Object.keys(rows[0] ?? {});
  printLine(names.map((name) => name.padStart(WIDTH)).join(''));
  for (const row of rows)
    printLine(
      names.map((name) => String(Math.round((row[name] ?? NaN) * 100) / 100).padStart(WIDTH)).join(''),
    );
}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}
