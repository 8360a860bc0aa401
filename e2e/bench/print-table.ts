/** Milliseconds by what took them. */
export type Durations = Record<string, number>;

/** One line for each duration: with few, with many, and how many times longer. */
export function printTable(title: string, few: Durations, many: Durations): void {
  const lines = Object.entries(few).map(([what, short]) => {
    const long = many[what] ?? Number.NaN;
    return `${what.padEnd(28)}${short.toFixed(1).padStart(10)}${long.toFixed(1).padStart(10)}${`× ${(long / short).toFixed(1)}`.padStart(10)}`;
  });
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
}
