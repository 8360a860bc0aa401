import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { RunStarter, RunStatus } from 'shared/constants';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import { displayNameOf, users } from '../../auth/tables.ts';
import { comments } from '../../comments/tables.ts';
import { groupRuns, placeInLine, testRuns } from '../tables.ts';

export type GroupRunRow = typeof groupRuns.$inferSelect;

export type ListedGroupRun = Awaited<ReturnType<typeof listGroupRuns>>[number];

/** How its tests are run; the same for a repetition of the run. */
export type RunSettings = Partial<
  Pick<
    GroupRunRow,
    | 'environment'
    | 'environmentId'
    | 'baseUrl'
    | 'isBaseUrlGiven'
    | 'shardIndex'
    | 'shardTotal'
    | 'isFrozen'
    | 'variables'
    | 'retries'
    | 'sharesLogin'
  >
>;

export interface NewGroupRun extends RunSettings {
  companyId: number;
  suiteId: number | null;
  isPartial?: boolean;
  hasChosenRows?: boolean;
  recordsTrace?: boolean;
  name: string;
  startedBy: RunStarter;
  startedByUserId?: number | null;
  startedByKey?: string | undefined;
  idempotencyKey?: string | null;
  requestHash?: string | null;
  fireAt?: Date;
  repo?: string | null;
  sha?: string | null;
  pullRequest?: number | null;
  branch?: string | null;
}

export const UNFINISHED: RunStatus[] = ['pending', 'running'];

/** undefined: the company has used the idempotency key, or the suite has a run for this due time. */
export async function insertGroupRun(
  queries: Queries,
  values: NewGroupRun,
): Promise<GroupRunRow | undefined> {
  const [row] = await queries.insert(groupRuns).values(values).onConflictDoNothing().returning();
  return row;
}

export async function hasUnfinishedRun(queries: Queries, suiteId: number): Promise<boolean> {
  const rows = await queries
    .select({ id: groupRuns.id })
    .from(groupRuns)
    .where(and(eq(groupRuns.suiteId, suiteId), inArray(groupRuns.status, UNFINISHED)))
    .limit(1);
  return rows.length > 0;
}

export async function findGroupRunByKey(
  queries: Queries,
  companyId: number,
  idempotencyKey: string,
): Promise<GroupRunRow | undefined> {
  const [row] = await queries
    .select()
    .from(groupRuns)
    .where(and(eq(groupRuns.companyId, companyId), eq(groupRuns.idempotencyKey, idempotencyKey)));
  return row;
}

export async function findCommit(queries: Queries, groupRunId: number) {
  const { companyId, suiteId, repo, sha, pullRequest } = groupRuns;
  const [row] = await queries
    .select({ companyId, suiteId, repo, sha, pullRequest })
    .from(groupRuns)
    .where(eq(groupRuns.id, groupRunId));
  return row;
}

/** Of the person or the API key. For queries that join `users` by `startedByUserId`. */
export const starterName = sql<string | null>`coalesce(${displayNameOf(users)}, ${groupRuns.startedByKey})`;

/** Newest first. */
export async function listGroupRuns(queries: Queries, companyId: number, ids: number[]) {
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from ${testRuns} t where t.group_run_id = ${groupRuns}.id ${condition})`;
  const rows = await queries
    .select({
      run: groupRuns,
      passedTests: counted(sql`and t.status = 'passed' and not t.is_superseded`),
      totalTests: counted(sql`and not t.is_superseded`),
      flakyTests: counted(sql`and t.status = 'passed' and t.retry > 0`),
      quarantinedTests: counted(sql`and t.is_quarantined and not t.is_superseded`),
      testsToReview: counted(sql`and t.needs_review`),
      modelCalls: sql<number>`(select coalesce(sum((t.usage->>'calls')::int), 0)::int from ${testRuns} t where t.group_run_id = ${groupRuns}.id)`,
      commentCount: sql<number>`(select count(*)::int from ${comments} c where c.group_run_id = ${groupRuns}.id)`,
      /** The name of the person or API key that started it; null: none, or not known. */
      starter: starterName,
      /** How many runs of its environment it waits for; 0: for none. */
      placeInLine,
    })
    .from(groupRuns)
    .leftJoin(users, eq(users.id, groupRuns.startedByUserId))
    .where(and(eq(groupRuns.companyId, companyId), inArray(groupRuns.id, ids)))
    .orderBy(desc(groupRuns.id));
  return rows.map(({ run, ...counts }) => ({ ...run, ...counts }));
}

/** Every writer locks the group run before its test runs, to avoid deadlocks. A simulation has none. */
export async function lockGroupRun(transaction: Transaction, testRunId: number): Promise<void> {
  const owner = transaction
    .select({ id: testRuns.groupRunId })
    .from(testRuns)
    .where(eq(testRuns.id, testRunId));
  await transaction
    .select({ id: groupRuns.id })
    .from(groupRuns)
    .where(inArray(groupRuns.id, owner))
    .for('update');
}
