import { and, asc, eq, gt, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { environments } from '../environments/tables.ts';
import { blueprints } from '../blueprints/tables.ts';
import { suites } from './tables.ts';

export type SuiteRow = typeof suites.$inferSelect;
export type SuiteValues = Omit<typeof suites.$inferInsert, 'id' | 'companyId' | 'createdAt'>;

/** A start that the schedule was to make and did not. */
export interface RefusedStart {
  /** The due time. */
  at: Date;
  /** A sentence for users. */
  reason: string;
}

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

/** No one changes the suite until the transaction has ended. */
export async function lockSuite(
  transaction: Transaction,
  companyId: number,
  id: number,
): Promise<SuiteRow | undefined> {
  const [row] = await transaction.select().from(suites).where(owned(companyId, id)).for('update');
  return row;
}

/** What time it is for the database: the one clock that all processes share. */
export async function readClock(queries: Queries): Promise<Date> {
  const { rows } = await queries.execute<{ now: number }>(
    sql`select (extract(epoch from now()) * 1000)::float8 as now`,
  );
  return new Date(onlyRow(rows).now);
}

/** The suite that has been due longest, locked; those that another scheduler holds are left to it. */
export async function lockDueSuite(
  transaction: Transaction,
  passedOver: number[],
): Promise<SuiteRow | undefined> {
  const [row] = await transaction
    .select()
    .from(suites)
    .where(and(lte(suites.nextFireAt, sql`now()`), notInArray(suites.id, passedOver)))
    .orderBy(asc(suites.nextFireAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Milliseconds until the next suite becomes due; undefined: none will. */
export async function untilNextDue(queries: Queries): Promise<number | undefined> {
  const [row] = await queries
    .select({ wait: sql<number>`(extract(epoch from ${suites.nextFireAt} - now()) * 1000)::float8` })
    .from(suites)
    .where(gt(suites.nextFireAt, sql`now()`))
    .orderBy(asc(suites.nextFireAt))
    .limit(1);
  return row?.wait;
}

/** Those that are switched on but have no due time, locked. */
export async function lockUnplannedSuites(transaction: Transaction): Promise<SuiteRow[]> {
  return transaction
    .select()
    .from(suites)
    .where(and(eq(suites.scheduleEnabled, true), isNull(suites.nextFireAt)))
    .for('update', { skipLocked: true });
}

export async function setNextFire(
  transaction: Transaction,
  id: number,
  nextFireAt: Date | null,
): Promise<void> {
  await transaction.update(suites).set({ nextFireAt }).where(eq(suites.id, id));
}

/** Null: the last scheduled start was not refused. */
export async function setRefusedStart(
  transaction: Transaction,
  id: number,
  refused: RefusedStart | null,
): Promise<void> {
  await transaction
    .update(suites)
    .set({ refusedStartAt: refused?.at ?? null, refusedStartReason: refused?.reason ?? null })
    .where(eq(suites.id, id));
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

/** The browser settings of the suite's tests, without those of the suite. */
export async function listBrowsers(queries: Queries, id: number) {
  return queries
    .select({ title: blueprints.title, browser: blueprints.browser })
    .from(blueprints)
    .where(eq(blueprints.suiteId, id))
    .orderBy(asc(blueprints.id));
}

/** Whether the environment is one of this company; then it cannot be deleted until the transaction has ended. */
export async function isEnvironment(
  transaction: Transaction,
  companyId: number,
  id: number,
): Promise<boolean> {
  const rows = await transaction
    .select({ id: environments.id })
    .from(environments)
    .where(and(eq(environments.companyId, companyId), eq(environments.id, id)))
    .for('key share');
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
