import { sql, type SQL } from 'drizzle-orm';
import { TO_REVIEW_MAX, type ReviewList } from 'shared/constants';
import type { PassedSince, SentWaitingRun, StepPlace } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { groupRuns, LAST_SCREENSHOT, testRuns, testRunSteps } from '../runs/tables.ts';
import { CAUSE } from './triage-repository.ts';
import { verdicts } from './tables.ts';

/** Failures of one cause. */
export interface WaitingGroup {
  count: number;
  /** Of the newest test runs, the newest first; at most five. */
  ids: number[];
}

export interface WaitingRow {
  id: number;
  name: string;
  rowName: string | null;
  error: string | null;
  /** When it began, or else was made. */
  at: Date;
  groupRunId: number;
  groupRunName: string;
  environment: string | null;
  branch: string | null;
  commit: string | null;
  failedStep: { stepNumber: number; place: StepPlace | null; task: string; result: string | null } | null;
  /** The last one until it failed; null: there is none, or they were removed. */
  screenshotKey: string | null;
  verdict: SentWaitingRun['verdict'];
  passedSince: PassedSince | null;
}

/** Which failures are meant. `groupRunId` undefined: those of all group runs. */
export interface ReviewScope {
  companyId: number;
  groupRunId: number | undefined;
  list: ReviewList;
  /** The assignee of those that are `mine`. */
  userId: number | null;
}

/** Newest first. `before`: only those whose newest test run has a smaller id. */
export async function listWaitingGroups(
  queries: Queries,
  scope: ReviewScope,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<WaitingGroup[]> {
  const { rows } = await queries.execute<{ count: number; ids: number[] }>(sql`
    with listed as (
      select id, ${CAUSE} as cause from ${testRuns} r where ${isListed(scope)}
      order by id desc limit ${TO_REVIEW_MAX})
    select count(*)::int as count, (array_agg(id order by id desc))[1:5] as ids from listed
    group by coalesce(cause, id::text)
    having ${before === undefined ? sql`true` : sql`max(id) < ${before}`}
    order by max(id) desc limit ${limit}`);
  return rows;
}

/** At most `TO_REVIEW_MAX`. */
export async function countWaiting(queries: Queries, scope: ReviewScope): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select id from ${testRuns} r where ${isListed(scope)} limit ${TO_REVIEW_MAX}) listed`);
  return rows[0]?.count ?? 0;
}

const VERDICT_OF = sql`select from ${verdicts} v where v.test_run_id = r.id and v.verdict is not null`;

const CONDITIONS: Record<ReviewList, (scope: ReviewScope) => SQL> = {
  waiting: () => sql`r.needs_review`,
  mine: ({ companyId, userId }) => sql`r.passed_since_id is null and not r.is_superseded and r.id in (
    select test_run_id from ${verdicts}
    where company_id = ${companyId} and assignee_id = ${userId} and verdict is not null)`,
  passed_since: () =>
    sql`r.passed_since_id is not null and not (r.is_superseded or r.is_quarantined) and not exists (${VERDICT_OF})`,
};

const isListed = (scope: ReviewScope) => {
  const { companyId, groupRunId, list } = scope;
  const ofRun = groupRunId === undefined ? sql`` : sql`and r.group_run_id = ${groupRunId}`;
  return sql`r.company_id = ${companyId} and ${CONDITIONS[list](scope)} ${ofRun}`;
};

export async function findWaitingRuns(queries: Queries, ids: number[]): Promise<Map<number, WaitingRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await queries.execute<{ [Name in keyof WaitingRow]: WaitingRow[Name] }>(sql`
    select t.id, t.name, t.row_name as "rowName", t.error, coalesce(t.started_at, t.created_at) as at,
      g.id as "groupRunId", g.name as "groupRunName", g.environment, g.branch, g.sha as commit,
      (select json_build_object('stepNumber', s.step_number, 'place', s.place, 'task', s.task, 'result', s.result)
       from ${testRunSteps} s where s.test_run_id = t.id and s.is_successful = false
       order by s.step_number limit 1) as "failedStep",
      case when t.media_removed_at is null then ${LAST_SCREENSHOT} end as "screenshotKey",
      (select json_build_object('verdict', v.verdict, 'note', v.note, 'ticket_url', v.ticket_url)
       from ${verdicts} v where v.test_run_id = t.id and v.verdict is not null) as verdict,
      (select json_build_object('test_run_id', p.id, 'at', p.finished_at)
       from ${testRuns} p where p.id = t.passed_since_id) as "passedSince"
    from ${testRuns} t join ${groupRuns} g on g.id = t.group_run_id
    where t.id in ${ids}`);
  return new Map(rows.map((row) => [row.id, { ...row, at: new Date(row.at) }]));
}
