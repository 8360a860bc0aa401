import { diffArrays } from 'diff';

/** Two things that belong together, or one that has no counterpart. */
export type Pair<Item> = readonly [Item, Item] | readonly [Item, null] | readonly [null, Item];

/**
 * Aligns two lists in order: as many items as possible are paired with one that is the `same`, every other item stands
 * alone.
 */
export function align<Item>(left: Item[], right: Item[], same: (a: Item, b: Item) => boolean): Pair<Item>[] {
  let index = 0;
  return diffArrays(left, right, { comparator: same }).flatMap(({ value, added, removed }) =>
    value.map((item): Pair<Item> => {
      if (added) return [null, item];
      const counterpart = left[index++] as Item;
      return removed ? [item, null] : [counterpart, item];
    }),
  );
}
