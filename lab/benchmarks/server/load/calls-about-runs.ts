import type { FilledCompany } from '../fill/fill-company.ts';
import type { Setup } from '../setup/open-setup.ts';

/** What the dashboard asks for about runs, by name. */
export async function callsAboutRuns(
  pool: Setup['pool'],
  { id, testIds, longRunIds }: FilledCompany,
): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ middle: number; run: number; test: number }>(
    `select (select percentile_disc(0.5) within group (order by id) from group_runs where company_id = $1) as middle,
       (select max(group_run_id) from test_runs where company_id = $1 and id <> all($2)) as run,
       (select max(id) from test_runs where company_id = $1 and status = 'failed' and id <> all($2)) as test`,
    [id, longRunIds],
  );
  const { middle, run, test } = rows[0] ?? { middle: 0, run: 0, test: 0 };
  return {
    'runs, first page': '/test_group_run/list?limit=100',
    'runs, page in the middle': `/test_group_run/list?limit=100&before=${middle}`,
    'group run of 4 tests': `/test_group_run/${run}`,
    'test run of 10 steps': `/test_run/${test}`,
    'test run of 300 steps': `/test_run/${longRunIds[1]}`,
    'its page events': `/test_run/${longRunIds[1]}/events`,
    'its last passed run': `/test_run/${longRunIds[1]}/last_passed`,
    'history of a test run': `/test_run/${test}/history`,
    'histories of 200 tests': `/test_blueprint/histories?ids=${testIds.join()}`,
    'tests, all of them': '/test_blueprint/list',
    'overview of 30 days': '/overview?period=30d',
    'overview of 90 days': '/overview?period=90d',
  };
}
