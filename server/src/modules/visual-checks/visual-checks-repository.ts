import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { displayNameOf, users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';
import { groupRuns, testRuns, testRunSteps } from '../runs/tables.ts';
import { baselines, visualChecks } from './tables.ts';

export type BaselineRow = typeof baselines.$inferSelect;
type NewCheck = Omit<typeof visualChecks.$inferInsert, 'id'>;
type NewBaseline = Omit<typeof baselines.$inferInsert, 'id'>;

/** A check with what belongs to it elsewhere. */
export type FoundCheck = Awaited<ReturnType<typeof findChecks>>[number];

export async function findBaseline(
  queries: Queries,
  blueprintId: number,
  key: string,
): Promise<BaselineRow | undefined> {
  const [row] = await queries
    .select()
    .from(baselines)
    .where(and(eq(baselines.blueprintId, blueprintId), eq(baselines.key, key)));
  return row;
}

/** Of a test or module. */
export async function titleOf(queries: Queries, blueprintId: number): Promise<string> {
  const [row] = await queries
    .select({ title: blueprints.title })
    .from(blueprints)
    .where(eq(blueprints.id, blueprintId));
  return row?.title ?? '';
}

export async function touchBaseline(queries: Queries, id: number): Promise<void> {
  await queries.update(baselines).set({ usedAt: new Date() }).where(eq(baselines.id, id));
}

/** A step that is executed again replaces its check. */
export async function saveCheck(queries: Queries, check: NewCheck & { blueprintId: number }): Promise<void> {
  // Tests and modules may be deleted while they run.
  const blueprintId = sql<number>`(select ${blueprints.id} from ${blueprints} where ${blueprints.id} = ${check.blueprintId})`;
  const values = { ...check, blueprintId };
  await queries
    .insert(visualChecks)
    .values(values)
    .onConflictDoUpdate({ target: visualChecks.stepId, set: values });
}

/** Of a test run, in the order of its steps, of the tries of a group run that count, or one by its id. */
export async function findChecks(
  queries: Queries,
  companyId: number,
  { testRunId, groupRunId, id }: { testRunId?: number; groupRunId?: number; id?: number },
) {
  return queries
    .select({
      check: visualChecks,
      stepNumber: testRunSteps.stepNumber,
      companyId: testRuns.companyId,
      mediaRemovedAt: testRuns.mediaRemovedAt,
      /** The current one; null: nothing was accepted yet. */
      baseline: baselines,
      /** The name of the person, or else the e-mail address. */
      acceptedBy: displayNameOf(users),
    })
    .from(visualChecks)
    .innerJoin(testRuns, eq(testRuns.id, visualChecks.testRunId))
    .innerJoin(testRunSteps, eq(testRunSteps.id, visualChecks.stepId))
    .leftJoin(
      baselines,
      and(eq(baselines.blueprintId, visualChecks.blueprintId), eq(baselines.key, visualChecks.key)),
    )
    .leftJoin(users, eq(users.id, visualChecks.acceptedBy))
    .where(
      and(
        eq(testRuns.companyId, companyId),
        testRunId === undefined ? undefined : eq(visualChecks.testRunId, testRunId),
        groupRunId === undefined
          ? undefined
          : and(eq(testRuns.groupRunId, groupRunId), eq(testRuns.isSuperseded, false)),
        id === undefined ? undefined : eq(visualChecks.id, id),
      ),
    )
    .orderBy(asc(testRunSteps.stepNumber));
}

export async function ownsTestRun(queries: Queries, companyId: number, id: number): Promise<boolean> {
  const rows = await queries
    .select({ id: testRuns.id })
    .from(testRuns)
    .where(and(eq(testRuns.id, id), eq(testRuns.companyId, companyId), isNotNull(testRuns.groupRunId)));
  return rows.length > 0;
}

export async function ownsGroupRun(queries: Queries, companyId: number, id: number): Promise<boolean> {
  const rows = await queries
    .select({ id: groupRuns.id })
    .from(groupRuns)
    .where(and(eq(groupRuns.id, id), eq(groupRuns.companyId, companyId)));
  return rows.length > 0;
}

/** Until the end of the transaction, no one else accepts a screenshot of this test or module. */
export async function lockBlueprint(transaction: Transaction, blueprintId: number): Promise<void> {
  await transaction
    .select({ id: blueprints.id })
    .from(blueprints)
    .where(eq(blueprints.id, blueprintId))
    .for('update');
}

export async function saveBaseline(transaction: Transaction, baseline: NewBaseline): Promise<void> {
  await transaction
    .insert(baselines)
    .values(baseline)
    .onConflictDoUpdate({ target: [baselines.blueprintId, baselines.key], set: baseline });
}

export async function setAccepted(
  transaction: Transaction,
  id: number,
  userId: number | null,
  acceptedAt: Date,
): Promise<void> {
  await transaction
    .update(visualChecks)
    .set({ status: 'accepted', acceptedBy: userId, acceptedAt })
    .where(eq(visualChecks.id, id));
}

/** The keys of some images that no run has been compared with since then, the oldest first. */
export async function findUnusedImages(queries: Queries, since: Date, limit: number): Promise<string[]> {
  const rows = await queries
    .select({ storageKey: baselines.storageKey })
    .from(baselines)
    .where(and(lt(baselines.usedAt, since), isNotNull(baselines.storageKey)))
    .orderBy(asc(baselines.usedAt))
    .limit(limit);
  return rows.flatMap(({ storageKey }) => storageKey ?? []);
}

/** The rows stay: the next run says that there was an accepted screenshot. One that was accepted meanwhile has another key. */
export async function forgetImages(queries: Queries, storageKeys: string[]): Promise<void> {
  if (storageKeys.length > 0)
    await queries
      .update(baselines)
      .set({ storageKey: null })
      .where(inArray(baselines.storageKey, storageKeys));
}
