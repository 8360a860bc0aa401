import { sql } from 'drizzle-orm';
import { HISTORY_LENGTH, type RunStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { millisecondsOf } from '../../platform/database/rows.ts';
import { blueprints } from '../blueprints/tables.ts';
import { groupRuns, testRuns } from '../runs/tables.ts';
import { suites } from './tables.ts';

/** `at`: when it was asked for, in milliseconds since 1970. */
interface RecentRun {
  id: number;
  status: RunStatus;
  at: number;
  /** One of its tests has passed, but not at the first try. */
  isFlaky: boolean;
}

export interface SuiteActivity {
  testCount: number;
  /** Of the whole suite, oldest first. */
  recentRuns: RecentRun[];
}

type ActivityRow = Record<string, unknown> & SuiteActivity & { id: number };

/** Only a run with retries looks for its tests. */
const IS_FLAKY = sql`(g.retries > 0 and exists (
  select from ${testRuns} t where t.group_run_id = g.id and t.status = 'passed' and t.retry > 0))`;

/** Tests and last runs of all the company's suites, or of the one with the id, by suite id. Runs of only some of a suite's tests are left out. */
export async function findActivity(
  queries: Queries,
  companyId: number,
  id?: number,
): Promise<Map<number, SuiteActivity>> {
  const { rows } = await queries.execute<ActivityRow>(sql`
    select s.id, counted.tests as "testCount", coalesce(recent.runs, '[]') as "recentRuns"
    from ${suites} s
    cross join lateral (
      select count(*)::int as tests from ${blueprints} where suite_id = s.id and type = 'integration') counted
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', id, 'status', status, 'at', at, 'isFlaky', is_flaky) order by id) as runs
      from (
        select id, status, ${millisecondsOf(sql`created_at`)} as at, ${IS_FLAKY} as is_flaky from ${groupRuns} g
        where suite_id = s.id and not is_partial order by id desc limit ${HISTORY_LENGTH}) last) recent
    where s.company_id = ${companyId} ${id === undefined ? sql`` : sql`and s.id = ${id}`}`);
  return new Map(rows.map(({ id: suiteId, ...activity }) => [suiteId, activity]));
}
