import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { savedViews } from './tables.ts';

export type SavedViewRow = typeof savedViews.$inferSelect;

/** A person in a company. */
export interface Viewer {
  companyId: number;
  userId: number | null;
}

/** The person's own and the shared ones. */
function isSeenBy({ companyId, userId }: Viewer) {
  const isOwn = userId === null ? undefined : eq(savedViews.userId, userId);
  return and(eq(savedViews.companyId, companyId), or(isNull(savedViews.userId), isOwn));
}

/** In the order of their names. */
export function listSavedViews(queries: Queries, viewer: Viewer): Promise<SavedViewRow[]> {
  return queries
    .select()
    .from(savedViews)
    .where(isSeenBy(viewer))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
}

export async function insertSavedView(
  queries: Queries,
  values: typeof savedViews.$inferInsert,
): Promise<SavedViewRow> {
  return onlyRow(await queries.insert(savedViews).values(values).returning());
}

/** undefined: the person sees none of that id. */
export async function lockSavedView(
  transaction: Transaction,
  viewer: Viewer,
  id: number,
): Promise<SavedViewRow | undefined> {
  const [row] = await transaction
    .select()
    .from(savedViews)
    .where(and(isSeenBy(viewer), eq(savedViews.id, id)))
    .for('update');
  return row;
}

export async function renameSavedView(queries: Queries, id: number, name: string): Promise<void> {
  await queries.update(savedViews).set({ name }).where(eq(savedViews.id, id));
}

export async function deleteSavedView(queries: Queries, id: number): Promise<void> {
  await queries.delete(savedViews).where(eq(savedViews.id, id));
}
