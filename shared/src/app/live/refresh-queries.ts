import type { QueryClient } from 'shared/query';
import { subscribeToChanges, type AnyChange } from './changes.ts';

/** Between two requests of a query, however many changes there are. */
const MIN_PAUSE_MS = 200;

/**
 * Loads queries again whose `meta.isChangedBy` says so: those on the screen at once, the others when they are shown. A query never has two
 * requests at a time; changes during one lead to one more. Returns a function that ends it.
 */
export function refreshQueries(client: QueryClient): () => void {
  /** Queries under way, by hash; true: they have changed again. */
  const refreshing = new Map<string, boolean>();

  async function refresh(queryKey: readonly unknown[], hash: string): Promise<void> {
    if (refreshing.has(hash)) {
      refreshing.set(hash, true);
      return;
    }
    do {
      refreshing.set(hash, false);
      await client.invalidateQueries({ queryKey, exact: true });
      await new Promise((resolve) => setTimeout(resolve, MIN_PAUSE_MS));
    } while (refreshing.get(hash));
    refreshing.delete(hash);
  }

  return subscribeToChanges((change: AnyChange) => {
    for (const { queryKey, queryHash, meta, state } of client.getQueryCache().getAll())
      if (meta?.isChangedBy?.(change, state.data)) void refresh(queryKey, queryHash);
  });
}
