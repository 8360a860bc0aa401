import { setImmediate as nextTick } from 'node:timers/promises';

/** Maps the items one after the other, and lets the process answer others between two of them: for work of milliseconds an item. */
export async function mapYielding<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    await nextTick();
  }
  return results;
}
