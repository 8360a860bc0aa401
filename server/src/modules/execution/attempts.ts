import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { AttemptLost } from './execution.ts';
import { persist } from './persist.ts';

/** Rows that workers carry out: each claim and each end raises `attempt`, and a write that names an older number changes nothing. */
export type AttemptTable = PgTable & Record<'id' | 'attempt' | 'status' | 'leaseUntil', PgColumn>;

/** One attempt to carry a row of an attempt table out. */
export interface Attempt<Id extends number | string> {
  id: Id;
  number: number;
}

/** The row, as long as the attempt is the one that has it. */
export function isHeld(table: AttemptTable, { id, number }: Attempt<number | string>): SQL | undefined {
  return and(eq(table.id, id), eq(table.attempt, number), eq(table.status, 'running'));
}

export const nextAttempt = (table: AttemptTable): SQL => sql`${table.attempt} + 1`;

export const leaseEnd = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

/** False: the attempt is lost. */
export async function prolong(
  queries: Queries,
  table: AttemptTable,
  attempt: Attempt<number | string>,
  leaseSeconds: number,
): Promise<boolean> {
  const change = { leaseUntil: leaseEnd(leaseSeconds) };
  const rows = await queries
    .update(table)
    .set(change as never)
    .where(isHeld(table, attempt))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Runs the write while the attempt cannot be lost; throws AttemptLost if it already is. The write must be one that can be repeated. */
export async function whileHeld(
  queries: Queries,
  table: AttemptTable,
  attempt: Attempt<number | string>,
  write: (transaction: Queries) => Promise<unknown>,
): Promise<void> {
  const { id } = table;
  await persist(() =>
    queries.transaction(async (transaction) => {
      const held = await transaction.select({ id }).from(table).where(isHeld(table, attempt)).for('share');
      if (held.length === 0) throw new AttemptLost();
      await write(transaction);
    }),
  );
}

/** Attempts whose worker has not been heard of for longer than their lease. `Id`: the type of the table's id. */
export async function findLost<Id extends number | string>(
  queries: Queries,
  table: AttemptTable,
): Promise<Attempt<Id>[]> {
  const rows = await queries
    .select({ id: table.id, number: table.attempt })
    .from(table)
    .where(and(eq(table.status, 'running'), lt(table.leaseUntil, sql`now()`)));
  return rows as Attempt<Id>[];
}
