import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { RunStarter, RunStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { groupRuns, testRuns } from './tables.ts';

export type GroupRunRow = typeof groupRuns.$inferSelect;

export type ListedGroupRun = GroupRunRow & { passedTests: number; totalTests: number };

export interface NewGroupRun {
  companyId: number;
  suiteId: number | null;
  isPartial?: boolean;
  name: string;
  startedBy: RunStarter;
  idempotencyKey?: string | null;
  requestHash?: string | null;
  fireAt?: Date;
  repo?: string | null;
  sha?: string | null;
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

export async function findCommit(
  queries: Queries,
  groupRunId: number,
): Promise<Pick<GroupRunRow, 'companyId' | 'suiteId' | 'repo' | 'sha'> | undefined> {
  const { companyId, suiteId, repo, sha } = groupRuns;
  const [row] = await queries
    .select({ companyId, suiteId, repo, sha })
    .from(groupRuns)
    .where(eq(groupRuns.id, groupRunId));
  return row;
}

/** Newest first. `before`: only smaller ids. `id`: only this one. */
export async function listGroupRuns(
  queries: Queries,
  companyId: number,
  filter: { limit: number; before?: number; id?: number },
): Promise<ListedGroupRun[]> {
  const { before, id } = filter;
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from ${testRuns} t where t.group_run_id = ${groupRuns}.id ${condition})`;
  const rows = await queries
    .select({
      run: groupRuns,
      passedTests: counted(sql`and t.status = 'passed'`),
      totalTests: counted(sql``),
    })
    .from(groupRuns)
    .where(
      and(
        eq(groupRuns.companyId, companyId),
        before === undefined ? undefined : lt(groupRuns.id, before),
        id === undefined ? undefined : eq(groupRuns.id, id),
      ),
    )
    .orderBy(desc(groupRuns.id))
    .limit(filter.limit);
  return rows.map(({ run, ...counts }) => ({ ...run, ...counts }));
}

/** Every writer locks the group run before its test runs, to avoid deadlocks. A trial has none. */
export async function lockGroupRun(transaction: Queries, testRunId: number): Promise<void> {
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
