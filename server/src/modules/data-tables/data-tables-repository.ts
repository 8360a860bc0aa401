import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';
import { blueprintTables } from './tables.ts';

export type TableRow = typeof blueprintTables.$inferSelect;

/** undefined: the company has no such test or module. Locked until the transaction ends, where one runs and `isLocked`. */
export async function findOwner(
  queries: Queries,
  companyId: number,
  id: number,
  { isLocked = false }: { isLocked?: boolean } = {},
) {
  const query = queries
    .select({ type: blueprints.type, title: blueprints.title })
    .from(blueprints)
    .where(and(eq(blueprints.companyId, companyId), eq(blueprints.id, id)));
  const [row] = await (isLocked ? query.for('update') : query);
  return row;
}

/** The tables of these tests; those without one are left out. */
export async function findTables(queries: Queries, testIds: number[]): Promise<TableRow[]> {
  if (testIds.length === 0) return [];
  return queries.select().from(blueprintTables).where(inArray(blueprintTables.blueprintId, testIds));
}

/** The name of the person who has saved the table of the test; null: a program, or an account that was deleted. */
export async function findEditor(queries: Queries, testId: number): Promise<string | null> {
  const [row] = await queries
    .select({ name: displayNameOf(users) })
    .from(blueprintTables)
    .innerJoin(users, eq(users.id, blueprintTables.updatedBy))
    .where(eq(blueprintTables.blueprintId, testId));
  return row?.name ?? null;
}

/** The tables of all tests of the company. */
export async function findCompanyTables(queries: Queries, companyId: number): Promise<TableRow[]> {
  const rows = await queries
    .select({ table: blueprintTables })
    .from(blueprintTables)
    .innerJoin(blueprints, eq(blueprints.id, blueprintTables.blueprintId))
    .where(eq(blueprints.companyId, companyId));
  return rows.map(({ table }) => table);
}

/** Replaces the one that is there. */
export async function storeTable(queries: Queries, table: Omit<TableRow, 'updatedAt'>): Promise<void> {
  // Milliseconds, as callers send it back.
  const updatedAt = sql<Date>`date_trunc('milliseconds', clock_timestamp())`;
  const { blueprintId: _, ...change } = table;
  await queries
    .insert(blueprintTables)
    .values({ ...table, updatedAt })
    .onConflictDoUpdate({ target: blueprintTables.blueprintId, set: { ...change, updatedAt } });
}

export async function deleteTable(queries: Queries, testId: number): Promise<void> {
  await queries.delete(blueprintTables).where(eq(blueprintTables.blueprintId, testId));
}
