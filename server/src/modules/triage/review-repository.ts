import { sql } from 'drizzle-orm';
import { TO_REVIEW_MAX } from 'shared/constants';
import type { StepPlace } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { groupRuns, testRuns, testRunSteps } from '../runs/tables.ts';

/** Failures that look alike and wait for a verdict. */
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
  failedStep: { stepNumber: number; place: StepPlace | null; task: string; result: string | null } | null;
}

/** Whose failures are meant. `groupRunId` undefined: those of all group runs. */
export interface WaitingScope {
  companyId: number;
  groupRunId: number | undefined;
}

/** Newest first. `before`: only those whose newest test run has a smaller id. */
export async function listWaitingGroups(
  queries: Queries,
  scope: WaitingScope,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<WaitingGroup[]> {
  const { rows } = await queries.execute<{ count: number; ids: number[] }>(sql`
    with waiting as (
      select id, failure_signature from ${testRuns} where ${isWaiting(scope)}
      order by id desc limit ${TO_REVIEW_MAX})
    select count(*)::int as count, (array_agg(id order by id desc))[1:5] as ids from waiting
    group by coalesce(failure_signature, id::text)
    having ${before === undefined ? sql`true` : sql`max(id) < ${before}`}
    order by max(id) desc limit ${limit}`);
  return rows;
}

/** At most `TO_REVIEW_MAX`. */
export async function countWaiting(queries: Queries, scope: WaitingScope): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select id from ${testRuns} where ${isWaiting(scope)} limit ${TO_REVIEW_MAX}) waiting`);
  return rows[0]?.count ?? 0;
}

const isWaiting = ({ companyId, groupRunId }: WaitingScope) =>
  sql`company_id = ${companyId} and needs_review ${groupRunId === undefined ? sql`` : sql`and group_run_id = ${groupRunId}`}`;

export async function findWaitingRuns(queries: Queries, ids: number[]): Promise<Map<number, WaitingRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await queries.execute<{ [Name in keyof WaitingRow]: WaitingRow[Name] }>(sql`
    select t.id, t.name, t.row_name as "rowName", t.error, coalesce(t.started_at, t.created_at) as at,
      g.id as "groupRunId", g.name as "groupRunName", g.environment,
      (select json_build_object('stepNumber', s.step_number, 'place', s.place, 'task', s.task, 'result', s.result)
       from ${testRunSteps} s where s.test_run_id = t.id and s.is_successful = false
       order by s.step_number limit 1) as "failedStep"
    from ${testRuns} t join ${groupRuns} g on g.id = t.group_run_id
    where t.id in ${ids}`);
  return new Map(rows.map((row) => [row.id, { ...row, at: new Date(row.at) }]));
}
