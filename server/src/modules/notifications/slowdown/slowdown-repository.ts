import { sql, type SQL } from 'drizzle-orm';
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
        and (g.finished_at, g.id) <= (own.finished_at, own.id)
      order by g.finished_at desc, g.id desc)
    -- One candidate after the other, until enough of them are comparable.
    select t.seconds
    from candidates c cross join lateral (
      select sum(date_part('epoch', r.finished_at - r.started_at)) as seconds, ${TESTS} as tests ${fromTests(sql`c.id`)}) t
    where t.tests = (select ${TESTS} ${fromTests(sql`${groupRunId}`)}) and t.seconds is not null
    order by c.finished_at desc, c.id desc limit ${RUNS_LOOKED_AT}::int`);
  return slowdownOf(rows.map(({ seconds }) => seconds));
}

/** The tests of a group run, with their rows. */
const TESTS = sql`array_agg((r.blueprint_id, r.row_name)::text order by r.blueprint_id, r.row_name)`;

const fromTests = (groupRunId: SQL) =>
  sql`from ${testRuns} r where r.group_run_id = ${groupRunId} and not r.is_superseded and not r.is_quarantined`;
