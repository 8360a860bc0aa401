import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { verdicts } from '../triage/tables.ts';
import { issues, issueTrackers } from './tables.ts';

export type TrackerRow = typeof issueTrackers.$inferSelect;
export type IssueRow = typeof issues.$inferSelect;

export async function findTracker(queries: Queries, companyId: number): Promise<TrackerRow | undefined> {
  const [row] = await queries.select().from(issueTrackers).where(eq(issueTrackers.companyId, companyId));
  return row;
}

/** In place of the one before. */
export async function putTracker(queries: Queries, row: TrackerRow): Promise<void> {
  await queries
    .insert(issueTrackers)
    .values(row)
    .onConflictDoUpdate({ target: issueTrackers.companyId, set: row });
}

export async function deleteTracker(queries: Queries, companyId: number): Promise<TrackerRow | undefined> {
  const [row] = await queries.delete(issueTrackers).where(eq(issueTrackers.companyId, companyId)).returning();
  return row;
}

/** Inserts it, or replaces what is known of it. */
export async function putIssue(
  queries: Queries,
  issue: Omit<IssueRow, 'id' | 'refreshAskedAt' | 'problem'>,
): Promise<void> {
  await queries
    .insert(issues)
    .values(issue)
    .onConflictDoUpdate({ target: [issues.companyId, issues.url], set: { ...issue, problem: null } });
}

export async function findIssue(queries: Queries, id: number): Promise<IssueRow | undefined> {
  const [row] = await queries.select().from(issues).where(eq(issues.id, id));
  return row;
}

export async function listIssues(queries: Queries, companyId: number, urls: string[]): Promise<IssueRow[]> {
  if (urls.length === 0) return [];
  return queries
    .select()
    .from(issues)
    .where(and(eq(issues.companyId, companyId), inArray(issues.url, urls)));
}

export async function updateIssue(queries: Queries, id: number, news: Partial<IssueRow>): Promise<void> {
  await queries.update(issues).set(news).where(eq(issues.id, id));
}

/** Of everybody who looks at issues, one gets the ids of those to be read again; the next one only after `seconds`. */
export async function claimRefresh(
  transaction: Transaction,
  ids: number[],
  seconds: number,
): Promise<number[]> {
  const { id, refreshAskedAt } = issues;
  const before = sql`now() - make_interval(secs => ${seconds})`;
  const rows = await transaction
    .update(issues)
    .set({ refreshAskedAt: sql`now()` })
    .where(and(inArray(id, ids), or(isNull(refreshAskedAt), lt(refreshAskedAt, before))))
    .returning({ id });
  return rows.map((row) => row.id);
}

/** Test runs that somebody may be looking at. */
const NEWEST = 50;

/** The newest test runs whose verdict names the issue. */
export async function listRunsWithIssue(
  queries: Queries,
  { companyId, url }: Pick<IssueRow, 'companyId' | 'url'>,
): Promise<number[]> {
  const { testRunId, ticketUrl } = verdicts;
  const rows = await queries
    .select({ testRunId })
    .from(verdicts)
    .where(and(eq(verdicts.companyId, companyId), eq(ticketUrl, url)))
    .orderBy(desc(testRunId))
    .limit(NEWEST);
  return rows.map((row) => row.testRunId);
}
