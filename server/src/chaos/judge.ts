import type pg from 'pg';

export interface Verdict {
  /** Runs that an API has confirmed and that are not there. */
  lost: number;
  /** Runs beyond those that were asked for. */
  doubled: number;
  /** Runs that have not ended. */
  stuck: number;
  /** Runs that ended otherwise than their steps, or than the tests in them. */
  contradictory: number;
  /** Runs that failed: no kill may look like a fault of the page. */
  failed: number;
}

/** Compares what was confirmed with what is stored. */
export async function judge(
  pool: pg.Pool,
  companyId: number,
  confirmed: number[],
  asked: number,
): Promise<Verdict> {
  const count = async (query: string, values: unknown[] = [companyId]) =>
    (await pool.query<{ count: number }>(`select count(*)::int as count from ${query}`, values)).rows[0]
      ?.count ?? 0;
  const there = await count('group_runs where company_id = $1 and id = any($2)', [companyId, confirmed]);
  return {
    lost: new Set(confirmed).size - there,
    doubled: (await count('test_runs where company_id = $1')) - asked,
    stuck: await countOpen(pool, companyId),
    contradictory: await count(
      `test_runs run join group_runs whole on whole.id = run.group_run_id where run.company_id = $1 and (
         run.status <> whole.status
         or run.status = 'passed' and exists (
           select from test_run_steps step where step.test_run_id = run.id and step.is_successful is not true))`,
    ),
    failed: await count(`test_runs where company_id = $1 and status = 'failed'`),
  };
}

/** Runs that have not ended, and jobs about runs that have. */
export async function countOpen(pool: pg.Pool, companyId: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select ((select count(*) from group_runs where company_id = $1 and status in ('pending', 'running'))
       + (select count(*) from test_runs where company_id = $1 and status in ('pending', 'running')))::int as count`,
    [companyId],
  );
  return rows[0]?.count ?? 0;
}
