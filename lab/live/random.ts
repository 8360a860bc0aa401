/** Random choices that are the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** @throws Error if the list is empty. */
  pick<Value>(values: readonly Value[]): Value;
  /** True in so many of ten cases. */
  inTen(cases: number): boolean;
}

/** Mulberry32, from the text's characters. */
export function createRandom(seed: string): Random {
  let state = [...seed].reduce((sum, character) => Math.imul(sum ^ character.charCodeAt(0), 0x9e3779b1), 1);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(values) {
      const index = below(values.length);
      if (index >= values.length) throw new Error('There is nothing to pick from.');
      return values[index] as (typeof values)[number];
    },
    inTen: (cases) => next() * 10 < cases,
  };
}
