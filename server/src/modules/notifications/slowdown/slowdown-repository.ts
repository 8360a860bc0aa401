import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { ENVIRONMENT_KEY, groupRuns, testRuns } from '../../runs/tables.ts';
import { RUNS_LOOKED_AT, slowdownOf, type Slowdown } from './slowdown.ts';

/** How many runs of the suite, in any environment, are searched for comparable ones. */
const RUNS_SEARCHED = 200;

/**
 * Whether the suite was slower than usual in this run, and not already in the ones before. Compared is what its tests took together, so that
 * neither a queue nor the number of workers counts, with runs of the suite that passed in the same environment with the same tests and rows.
 */
export async function findSlowdown(queries: Queries, groupRunId: number): Promise<Slowdown | undefined> {
  const { rows } = await queries.execute<{ seconds: number }>(sql`
    with own as (
      select g.id, g.suite_id, g.finished_at, ${ENVIRONMENT_KEY} as environment_key
      from ${groupRuns} g where g.id = ${groupRunId} and g.status = 'passed' and g.suite_id is not null),
    candidates as (
      select g.id, g.finished_at
      from own cross join lateral (
        select * from ${groupRuns} g where g.suite_id = own.suite_id order by g.id desc limit ${RUNS_SEARCHED}::int) g
      where g.status = 'passed' and ${ENVIRONMENT_KEY} = own.environment_key
        and (g.finished_at, g.id) <= (own.finished_at, own.id)),
    totals as (
      select c.id, c.finished_at, sum(extract(epoch from r.finished_at - r.started_at))::float8 as seconds,
        array_agg((r.blueprint_id, r.row_name)::text order by r.blueprint_id, r.row_name) as tests
      from candidates c join ${testRuns} r on r.group_run_id = c.id
      where not r.is_superseded and not r.is_quarantined
      group by c.id, c.finished_at)
    select t.seconds from totals t
    where t.tests = (select o.tests from totals o where o.id = ${groupRunId}) and t.seconds is not null
    order by t.finished_at desc, t.id desc limit ${RUNS_LOOKED_AT}::int`);
  return slowdownOf(rows.map(({ seconds }) => seconds));
}
