import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { RememberedAction } from 'runner';
import { stepMemories } from './tables.ts';

/** What is stored under the key, which counts as a use; null: nothing. */
export async function load(
  queries: Queries,
  blueprintId: number,
  key: string,
): Promise<RememberedAction[] | null> {
  const [row] = await queries
    .update(stepMemories)
    .set({ usedAt: new Date() })
    .where(and(eq(stepMemories.blueprintId, blueprintId), eq(stepMemories.key, key)))
    .returning({ actions: stepMemories.actions });
  return row?.actions ?? null;
}

export async function remove(queries: Queries, blueprintId: number, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await queries
    .delete(stepMemories)
    .where(and(eq(stepMemories.blueprintId, blueprintId), inArray(stepMemories.key, keys)));
}

export async function deleteUnused(queries: Queries, since: Date): Promise<void> {
  await queries.delete(stepMemories).where(lt(stepMemories.usedAt, since));
}
