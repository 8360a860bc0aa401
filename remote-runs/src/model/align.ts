/** Two things that belong together, or one that has no counterpart. */
export type Pair<Item> = readonly [Item, Item] | readonly [Item, null] | readonly [null, Item];

/**
 * Puts two lists side by side: as many as possible that are `same` face each other, in order; what stands between them on
 * one side only faces nothing.
 */
export function align<Item>(left: Item[], right: Item[], same: (a: Item, b: Item) => boolean): Pair<Item>[] {
  const lengths = commonLengths(left, right, same);
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const pairs: Pair<Item>[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i], right[j]];
    if (a !== undefined && b !== undefined && same(a, b) && at(i, j) === at(i + 1, j + 1) + 1) {
      pairs.push([a, b]);
      i += 1;
      j += 1;
    } else if (a !== undefined && (b === undefined || at(i + 1, j) >= at(i, j + 1))) {
      pairs.push([a, null]);
      i += 1;
    } else if (b !== undefined) {
      pairs.push([null, b]);
      j += 1;
    }
  }
  return pairs;
}

/** At [i][j]: the length of the longest common sequence of what follows from i and from j. */
function commonLengths<Item>(left: Item[], right: Item[], same: (a: Item, b: Item) => boolean): number[][] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      const [a, b] = [left[i], right[j]];
      if (!row || a === undefined || b === undefined) continue;
      row[j] = same(a, b) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  return lengths;
}
