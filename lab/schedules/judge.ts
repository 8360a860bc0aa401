import type pg from 'pg';
import { distributionOf, type Distribution } from '../report.ts';
import type { Plan } from './due-times.ts';

export interface Verdict {
  /** Due times that were planned. */
  planned: number;
  /** Due times that no run was started for. */
  missing: number;
  /** Runs beyond the first for the same due time. */
  doubled: number;
  /** Runs for times that were not planned. */
  strange: number;
  /** Runs that have not exactly one test, or tests that have not exactly one job. */
  incomplete: number;
  /** Milliseconds from due to started. */
  delay: Distribution;
}

interface Fire {
  suiteId: number;
  fireAt: number;
  delay: number;
  tests: number;
  jobs: number;
}

/** Compares what was started with what was planned. */
export async function judge(pool: pg.Pool, plan: Plan): Promise<Verdict> {
  const fires = await readFires(pool, [...plan.keys()]);
  const keyOf = (suiteId: number, fireAt: number) => `${suiteId} ${fireAt}`;
  const planned = new Set([...plan].flatMap(([id, times]) => times.map((time) => keyOf(id, time.getTime()))));
  const started = fires.map(({ suiteId, fireAt }) => keyOf(suiteId, fireAt));
  const distinct = new Set(started);
  return {
    planned: planned.size,
    missing: [...planned].filter((key) => !distinct.has(key)).length,
    doubled: started.length - distinct.size,
    strange: [...distinct].filter((key) => !planned.has(key)).length,
    incomplete: fires.filter(({ tests, jobs }) => tests !== 1 || jobs !== 1).length,
    delay: distributionOf(fires.map(({ delay }) => delay)),
  };
}

async function readFires(pool: pg.Pool, suites: number[]): Promise<Fire[]> {
  const { rows } = await pool.query<Fire>(
    `select r.suite_id as "suiteId", extract(epoch from r.fire_at)::float8 * 1000 as "fireAt",
       extract(epoch from r.created_at - r.fire_at)::float8 * 1000 as delay,
       (select count(*)::int from test_runs t where t.group_run_id = r.id) as tests,
       (select count(*)::int from test_runs t
          join pgboss.job j on j.name = 'test-run' and j.data ->> 'id' = t.id::text
          where t.group_run_id = r.id) as jobs
     from group_runs r where r.suite_id = any($1)`,
    [suites],
  );
  return rows.map((row) => ({ ...row, fireAt: Math.round(row.fireAt) }));
}
