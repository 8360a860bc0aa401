import { and, asc, count, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { companyVariables } from './tables.ts';

export type VariableRow = typeof companyVariables.$inferSelect;

export function listVariables(queries: Queries, companyId: number): Promise<VariableRow[]> {
  return queries
    .select()
    .from(companyVariables)
    .where(eq(companyVariables.companyId, companyId))
    .orderBy(asc(companyVariables.name));
}

export async function countVariables(queries: Queries, companyId: number): Promise<number> {
  const rows = await queries
    .select({ count: count() })
    .from(companyVariables)
    .where(eq(companyVariables.companyId, companyId));
  return onlyRow(rows).count;
}

/** Until the end of the transaction no other one changes it. Undefined: there is none of that name. */
export async function lockVariable(
  transaction: Transaction,
  companyId: number,
  name: string,
): Promise<VariableRow | undefined> {
  const [row] = await transaction
    .select()
    .from(companyVariables)
    .where(isNamed(companyId, name))
    .for('update');
  return row;
}

/** Undefined: there is none of that name. */
export async function updateVariable(
  queries: Queries,
  {
    companyId,
    name,
    ...change
  }: Omit<VariableRow, 'updatedAt' | 'kind'> & Partial<Pick<VariableRow, 'kind'>>,
): Promise<VariableRow | undefined> {
  const [row] = await queries
    .update(companyVariables)
    .set({ ...change, updatedAt: new Date() })
    .where(isNamed(companyId, name))
    .returning();
  return row;
}

/** Replaces one that was added meanwhile. */
export async function insertVariable(
  queries: Queries,
  variable: Omit<VariableRow, 'updatedAt' | 'kind'> & Partial<Pick<VariableRow, 'kind'>>,
): Promise<VariableRow> {
  const { valueEncrypted, isSecret, kind } = variable;
  const rows = await queries
    .insert(companyVariables)
    .values(variable)
    .onConflictDoUpdate({
      target: [companyVariables.companyId, companyVariables.name],
      set: { valueEncrypted, isSecret, kind, updatedAt: new Date() },
    })
    .returning();
  return onlyRow(rows);
}

/** False: there is one of that name. */
export async function insertNewVariable(
  queries: Queries,
  variable: Omit<VariableRow, 'updatedAt' | 'kind'> & Partial<Pick<VariableRow, 'kind'>>,
): Promise<boolean> {
  const rows = await queries
    .insert(companyVariables)
    .values(variable)
    .onConflictDoNothing()
    .returning({ name: companyVariables.name });
  return rows.length > 0;
}

/** Returns what it was; undefined: there is none of that name. */
export async function deleteVariable(
  queries: Queries,
  companyId: number,
  name: string,
): Promise<VariableRow | undefined> {
  const [row] = await queries.delete(companyVariables).where(isNamed(companyId, name)).returning();
  return row;
}

const isNamed = (companyId: number, name: string) =>
  and(eq(companyVariables.companyId, companyId), eq(companyVariables.name, name));
