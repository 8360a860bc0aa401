import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { blueprints } from '../blueprints/tables.ts';
import { suites } from './tables.ts';

export type SuiteRow = typeof suites.$inferSelect;
export type SuiteValues = Omit<typeof suites.$inferInsert, 'id' | 'companyId' | 'createdAt'>;

const owned = (companyId: number, id: number) => and(eq(suites.companyId, companyId), eq(suites.id, id));

export async function listSuites(queries: Queries, companyId: number): Promise<SuiteRow[]> {
  return queries.select().from(suites).where(eq(suites.companyId, companyId)).orderBy(asc(suites.id));
}

export async function findSuite(
  queries: Queries,
  companyId: number,
  id: number,
): Promise<SuiteRow | undefined> {
  const [row] = await queries.select().from(suites).where(owned(companyId, id));
  return row;
}

export async function insertSuite(
  queries: Queries,
  companyId: number,
  values: SuiteValues,
): Promise<SuiteRow> {
  return onlyRow(
    await queries
      .insert(suites)
      .values({ ...values, companyId })
      .returning(),
  );
}

export async function updateSuite(
  queries: Queries,
  companyId: number,
  id: number,
  values: Partial<SuiteValues>,
): Promise<SuiteRow | undefined> {
  const [row] = await queries.update(suites).set(values).where(owned(companyId, id)).returning();
  return row;
}

export async function deleteSuite(queries: Queries, companyId: number, id: number): Promise<boolean> {
  const rows = await queries.delete(suites).where(owned(companyId, id)).returning({ id: suites.id });
  return rows.length > 0;
}

/** Whether the blueprint is a module of this company. */
export async function isModule(queries: Queries, companyId: number, blueprintId: number): Promise<boolean> {
  const rows = await queries
    .select({ id: blueprints.id })
    .from(blueprints)
    .where(
      and(eq(blueprints.companyId, companyId), eq(blueprints.id, blueprintId), eq(blueprints.type, 'module')),
    );
  return rows.length > 0;
}
