import { print } from '../../../report.ts';
import { fillCompany } from '../fill/fill-company.ts';
import { createClient } from '../setup/client.ts';
import { describeMeasured, measureCall } from '../setup/measure.ts';
import type { Setup } from '../setup/open-setup.ts';
import { aimAtMost } from '../setup/targets.ts';

const MOST = 150;
const TESTS = 1000;

interface Size {
  testRuns: number;
  /** Of each group run. */
  testsPerRun: number;
}

/** What each filter of the lists of runs and of tests costs with so many test runs. */
export async function benchRunFilters(setup: Setup, { testRuns, testsPerRun }: Size): Promise<void> {
  const { id, token } = await fillCompany(setup, 'filters', {
    tests: TESTS,
    testsPerRun,
    groupRuns: testRuns / testsPerRun,
    longRun: { steps: 4, screenshots: 8 },
  });
  await setup.pool.query(ORIGINS, [id]);
  await setup.pool.query(TAGS, [id]);
  await setup.pool.query(VERDICTS, [id]);
  await setup.pool.query(WAITING, [id]);
  await setup.pool.query('vacuum analyze');
  await setup.pool.query('checkpoint');
  const { rows } = await setup.pool.query<{ suite: number; oldest: string; middle: string }>(
    `select max(suite_id) as suite, min(created_at) + interval '2 days' as oldest,
       percentile_disc(0.5) within group (order by created_at) as middle from group_runs where company_id = $1`,
    [id],
  );
  const { suite = 0, oldest = '', middle = '' } = rows[0] ?? {};
  const time = (at: string) => encodeURIComponent(new Date(at).toISOString());
  const filters = {
    none: '',
    'status, frequent': 'status=passed',
    'status, rare': 'status=error',
    suite: `suite=${suite}`,
    'environment of half of the runs': 'environment=Staging',
    'environment of no run': 'environment=Nowhere',
    'time, in the middle': `from=${time(middle)}`,
    'time, the oldest': `to=${time(oldest)}`,
    schedules: 'starter=schedule',
    branch: 'branch=branch-7',
    'commit of no run': 'commit=00ab',
    'tag, frequent': 'tag=often',
    'tag of no run': 'tag=never',
    'verdict, frequent': 'verdict=environment',
    'verdict on no failure': 'verdict=unknown',
    'failures without a verdict': 'verdict=none',
    'text of a failure, frequent': 'failed_text=nothing%20like%20it',
    'text of no failure': 'failed_text=no%20such%20words',
    'several together, no run': `status=failed&environment=Staging&branch=branch-7&suite=${suite}`,
  };
  print(`\nFilters of ${testRuns} test runs in ${testRuns / testsPerRun} group runs`);
  const client = createClient(setup.api.address, token);
  const measure = async (path: string, queries: Record<string, string>) => {
    for (const [name, query] of Object.entries(queries)) {
      const measured = await measureCall(setup, client, path + query);
      print(`  ${name.padEnd(34)}${describeMeasured(measured)}`);
      aimAtMost(`95 % of ${path} by ${name}`, measured.p95, MOST, 'ms');
    }
  };
  await measure('/test_group_run/list?limit=100&', filters);
  print(`\nFilters of ${TESTS} tests with these runs`);
  await measure('/test_blueprint/list?', TEST_FILTERS);
  client.close();
}

const TEST_FILTERS = {
  none: '',
  'verdict, frequent': 'verdict=product_bug',
  'verdict on no failure': 'verdict=unknown',
  'failures without a verdict': 'verdict=none',
  'text of a failure, frequent': 'failed_text=nothing%20like%20it',
  'text of no failure': 'failed_text=no%20such%20words',
};

/** Half of the runs are in an environment; every fourth is of one of 40 branches, and of a commit. */
const ORIGINS = `
  update group_runs set environment = case when id % 2 = 0 then 'Staging' end,
    branch = case when id % 4 = 0 then 'branch-' || (id / 4) % 40 end,
    sha = case when id % 4 = 0 then encode(sha256(id::text::bytea), 'hex') end
  where company_id = $1`;

/** A tag that a tenth of the tests have. */
const TAGS = `
  update blueprints set tags = case when id % 10 = 0 then array['often'] else '{}' end where company_id = $1`;

/** Nine of ten failures are judged; the others wait. */
const VERDICTS = `
  insert into verdicts (test_run_id, company_id, verdict)
  select id, company_id, case when id % 3 = 0 then 'environment' else 'product_bug' end
  from test_runs where company_id = $1 and status in ('failed', 'error') and id % 10 <> 0`;

const WAITING = `
  update test_runs set needs_review = true where company_id = $1 and status in ('failed', 'error') and id % 10 = 0`;
