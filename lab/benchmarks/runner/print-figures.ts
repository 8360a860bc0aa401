import { print } from '../../report.ts';

const WIDTH = 16;

/** A table of figures with two decimals. */
export function printFigures(rows: Record<string, number>[]): void {
  const names = Object.keys(rows[0] ?? {});
  print(names.map((name) => name.padStart(WIDTH)).join(''));
  for (const row of rows)
    print(names.map((name) => String(Math.round((row[name] ?? NaN) * 100) / 100).padStart(WIDTH)).join(''));
}
