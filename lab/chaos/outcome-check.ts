import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

export interface OutcomeProblems {
  /** Runs that an API has confirmed and that are not stored. */
  lost: number;
  /** Runs beyond those that were requested. */
  doubled: number;
  /** Runs that have not ended. */
  stuck: number;
  /** Runs whose status differs from their steps or tests, or with a missing or repeated action. */
  contradictory: number;
  /** Runs that failed: a known of the product must not look like one of the page. */
  failed: number;
}

/** Compares what was confirmed with what is stored. */
export async function checkOutcome(
  pool: pg.Pool,
  companyId: number,
  confirmed: number[],
  requested: number,
): Promise<OutcomeProblems> {
  const count = async (query: string, values: unknown[] = [companyId]) =>
    (await pool.query<{ count: number }>(`select count(*)::int as count from ${query}`, values)).rows[0]
      ?.count ?? 0;
  const there = await count('group_runs where company_id = $1 and id = any($2)', [companyId, confirmed]);
  return {
    lost: new Set(confirmed).size - there,
    doubled: (await count('test_runs where company_id = $1')) - requested,
    stuck: await countOpen(pool, companyId),
    contradictory: await count(
      `test_runs run join group_runs whole on whole.id = run.group_run_id where run.company_id = $1 and (
         run.status <> whole.status
         or run.status = 'passed' and exists (
           select from test_run_steps step where step.test_run_id = run.id and (step.is_successful is not true
             or (select count(*) from test_run_actions action where action.step_id = step.id) <> 1)))`,
    ),
    failed: await count(`test_runs where company_id = $1 and status = 'failed'`),
  };
}

/** Resolves when every run has ended, or after the timeout. */
export async function waitForEnds(pool: pg.Pool, companyId: number, timeoutMs: number): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end && (await countOpen(pool, companyId)) > 0;)
    await sleep(500);
}

/** How many runs ended with each status. */
export async function countEnds(pool: pg.Pool, companyId: number): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from test_runs where company_id = $1 group by status order by status',
    [companyId],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** The messages of runs that ended as an error. */
export async function errorsOf(pool: pg.Pool, companyId: number): Promise<string[]> {
  const { rows } = await pool.query<{ error: string; count: number }>(
    `select error, count(*)::int as count from test_runs where company_id = $1 and error is not null group by error`,
    [companyId],
  );
  return rows.map(({ error, count }) => `${count} × ${error}`);
}

async function countOpen(pool: pg.Pool, companyId: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select ((select count(*) from group_runs where company_id = $1 and status in ('pending', 'running'))
       + (select count(*) from test_runs where company_id = $1 and status in ('pending', 'running')))::int as count`,
    [companyId],
  );
  return rows[0]?.count ?? 0;
}
