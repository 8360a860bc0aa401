import type { Setup } from '../setup/open-setup.ts';

/** How many of ten open dashboards show what; each is asked for again every five seconds while a run is under way. */
const SCREENS = [
  'runs',
  'runs',
  'runs',
  'groupRun',
  'groupRun',
  'groupRun',
  'testRun',
  'testRun',
  'tests',
  'tests',
] as const;

/** Lets the newest group run of a company be under way. Answers what the dashboard's client with a number asks for while people look on. */
export async function openScreens(
  pool: Setup['pool'],
  companyId: number,
): Promise<(client: number) => string> {
  const { rows } = await pool.query<{ groupRun: number; testRun: number }>(
    `with current as (
       update group_runs set status = 'running', finished_at = null
       where id = (select max(id) from group_runs where company_id = $1) returning id)
     update test_runs t set status = 'running', finished_at = null from current
     where t.id = (select max(id) from test_runs where group_run_id = current.id)
     returning t.group_run_id as "groupRun", t.id as "testRun"`,
    [companyId],
  );
  const { groupRun, testRun } = rows[0] ?? { groupRun: 0, testRun: 0 };
  const paths = {
    runs: '/test_group_run/list?limit=100',
    groupRun: `/test_group_run/${groupRun}`,
    testRun: `/test_run/${testRun}`,
    tests: '/test_blueprint/list',
  };
  return (client) => paths[SCREENS[client % SCREENS.length] ?? 'runs'];
}
