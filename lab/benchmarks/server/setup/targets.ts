/** What was to be reached, told at the end. */
export interface Aims {
  /** `value` must be `most` or less; both are told with the unit. */
  atMost(name: string, value: number, most: number, unit: string): void;
  /** Writes all of them. False: one was missed. */
  report(): boolean;
}

export function createAims(write: (line: string) => void): Aims {
  const lines: string[] = [];
  let isReached = true;
  return {
    atMost(name, value, most, unit) {
      const isMet = value <= most;
      isReached &&= isMet;
      lines.push(`${isMet ? '✓' : '✗'} ${name}: ${round(value)} ${unit} (at most ${most})`);
    },
    report() {
      for (const line of ['', ...lines]) write(line);
      return isReached;
    },
  };
}

const round = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
