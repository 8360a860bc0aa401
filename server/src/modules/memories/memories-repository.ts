import { and, eq, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { RememberedAction } from 'runner';
import { stepMemories } from './tables.ts';

/** What is kept under the key, which counts as a use; null: nothing. */
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

/** In place of what was kept under the key before. */
export async function store(
  queries: Queries,
  memory: { blueprintId: number; key: string; actions: RememberedAction[] },
): Promise<void> {
  const { actions } = memory;
  await queries
    .insert(stepMemories)
    .values(memory)
    .onConflictDoUpdate({
      target: [stepMemories.blueprintId, stepMemories.key],
      set: { actions, usedAt: new Date() },
    });
}

export async function deleteUnused(queries: Queries, since: Date): Promise<void> {
  await queries.delete(stepMemories).where(lt(stepMemories.usedAt, since));
}
