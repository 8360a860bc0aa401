import { and, eq, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { isAbsent, sessionStart } from '../../platform/database/presence.ts';
import { AttemptLost, LEASE_SECONDS } from './execution.ts';
import { persist } from './persist.ts';

/** A living worker prolongs its leases several times in so long. */
const SILENCE_SECONDS = 3;
/** A living worker is back so long after a break of the server. */
const SETTLE_SECONDS = 5;

/** Rows that workers carry out: each claim and each end raises `attempt`, and a write that names an older number changes nothing. */
export type AttemptTable = PgTable & Record<'id' | 'attempt' | 'status' | 'leaseUntil' | 'worker', PgColumn>;

/** One attempt to carry a row of an attempt table out. */
export interface Attempt<Id extends number | string> {
  id: Id;
  number: number;
}

/** Who takes a row, and for how long without a sign of life. */
export interface Claim {
  leaseSeconds?: number;
  /** Shows its presence under this number; absent: only the lease tells that it has gone. */
  worker?: number;
}

/** The row, as long as the attempt is the one that has it. */
export function isHeld(table: AttemptTable, { id, number }: Attempt<number | string>): SQL | undefined {
  return and(eq(table.id, id), eq(table.attempt, number), eq(table.status, 'running'));
}

export const nextAttempt = (table: AttemptTable): SQL => sql`${table.attempt} + 1`;

const leaseEnd = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

/** What a claim writes. */
export const claimed = (table: AttemptTable, { leaseSeconds = LEASE_SECONDS, worker }: Claim) => ({
  attempt: nextAttempt(table),
  leaseUntil: leaseEnd(leaseSeconds),
  worker: worker ?? null,
});

/**
 * The worker has not been heard of for as long as the lease lasts, or for a moment while it shows no presence: then it has died.
 * A server that starts again takes the presence of all workers away; only a session that has lasted for a while tells.
 */
export function isLost(table: AttemptTable): SQL | undefined {
  const { status, leaseUntil, worker } = table;
  const lastSign = sql`${leaseUntil} - make_interval(secs => ${LEASE_SECONDS})`;
  const hasDied = and(
    isNotNull(worker),
    sql`${lastSign} < now() - make_interval(secs => ${SILENCE_SECONDS})`,
    sql`${sessionStart} < now() - make_interval(secs => ${SETTLE_SECONDS})`,
    isAbsent(worker),
  );
  return and(eq(status, 'running'), or(lt(leaseUntil, sql`now()`), hasDied));
}

/** False: the attempt is lost. */
export async function prolong(
  queries: Queries,
  table: AttemptTable,
  attempt: Attempt<number | string>,
  leaseSeconds = LEASE_SECONDS,
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

/** Attempts whose worker has gone. `Id`: the type of the table's id. */
export async function findLost<Id extends number | string>(
  queries: Queries,
  table: AttemptTable,
): Promise<Attempt<Id>[]> {
  const rows = await queries.select({ id: table.id, number: table.attempt }).from(table).where(isLost(table));
  return rows as Attempt<Id>[];
}
