import {
  findDigest,
  hasAnythingToTell,
} from '../../../../server/src/modules/notifications/digest/digest-repository.ts';
import { findFailuresInARow } from '../../../../server/src/modules/notifications/failures-in-a-row-repository.ts';
import { findNewlyFlaky } from '../../../../server/src/modules/notifications/flaky-repository.ts';
import { findSlowdown } from '../../../../server/src/modules/notifications/slowdown/slowdown-repository.ts';
import { openDatabase } from '../../../../server/src/platform/database/database.ts';
import { createLog } from '../../../../server/src/platform/log.ts';
import { fillCompany } from '../fill/fill-company.ts';
import { distributionOf, print } from '../../../report.ts';
import type { Setup } from '../setup/open-setup.ts';
import { aimAtMost } from '../setup/targets.ts';

/** The tests of a suite, all of which each of its runs has. */
const TESTS_PER_SUITE = 40;
const SUITES = 5;
const ROUNDS = 20;
const MOST = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the searches at the end of a run and for a digest cost with so many test runs, without HTTP. */
export async function benchNotifications(setup: Setup, testRuns: number): Promise<void> {
  const { id: companyId } = await fillCompany(setup, 'notifications', {
    tests: TESTS_PER_SUITE * SUITES,
    testsPerRun: TESTS_PER_SUITE,
    groupRuns: testRuns / TESTS_PER_SUITE,
    longRun: { steps: 4, screenshots: 8 },
  });
  for (const statement of [SUITES_OF_TESTS, PASSED, PASSED_RUNS, RETRIED])
    await setup.pool.query(statement, [companyId]);
  const { rows } = await setup.pool.query<{ userId: number }>(CHOICE, [companyId]);
  const member = { companyId, userId: rows[0]?.userId ?? 0 };
  await setup.pool.query('vacuum analyze');
  await setup.pool.query('checkpoint');
  const last = await setup.pool.query<{ id: number; suiteId: number }>(LAST_PASSED, [companyId]);
  const [run] = last.rows;
  if (!run) throw new Error('No run has passed.');

  const { queries, close } = openDatabase(setup.environment['DATABASE_URL'] ?? '', createLog('error'));
  const until = new Date();
  const periodOf = (days: number) => ({ from: new Date(until.getTime() - days * DAY_MS), until });
  const digestOf = (days: number) => {
    const { from } = periodOf(days);
    return findDigest(queries, { ...member, digestFrom: from, digestUntil: until });
  };
  const searches: Record<string, () => Promise<unknown>> = {
    recovery: () => findFailuresInARow(queries, { ...run, companyId }),
    'newly flaky tests': () => findNewlyFlaky(queries, run.id),
    slowdown: () => findSlowdown(queries, run.id),
    'digest is due': () => hasAnythingToTell(queries, member, periodOf(7)),
  };
  // No one waits for these.
  const digests = { 'digest of a day': () => digestOf(1), 'digest of a week': () => digestOf(7) };
  print(`\nSearches for notifications among ${testRuns} test runs`);
  for (const [name, search] of Object.entries({ ...searches, ...digests })) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begin = performance.now();
      await search();
      times.push(performance.now() - begin);
    }
    const { median, p95 } = distributionOf(times);
    print(
      `  ${name.padEnd(20)}${median.toFixed(1).padStart(8)} ms (median) ${p95.toFixed(1).padStart(8)} ms (95 %)`,
    );
    if (name in searches) aimAtMost(`95 % of the search: ${name}`, p95, MOST, 'ms');
  }
  await close();
}

/** The tests belong to the suite whose runs have them. */
const SUITES_OF_TESTS = `
  update blueprints b set suite_id = g.suite_id
  from (select r.blueprint_id, min(g.suite_id) as suite_id from test_runs r join group_runs g on g.id = r.group_run_id
    where r.company_id = $1 group by r.blueprint_id) g
  where g.blueprint_id = b.id`;

/** With so many tests hardly a run would pass: nine of ten do. */
const PASSED = `
  update test_runs set status = 'passed', error = null
  where company_id = $1 and group_run_id % 10 <> 7 and status in ('failed', 'error')`;
const PASSED_RUNS = `
  update group_runs set status = 'passed' where company_id = $1 and id % 10 <> 7 and status in ('failed', 'error')`;

/** The last run that passed: each of its tests passed at the second try. */
const RETRIED = `
  update test_runs set retry = 1
  where group_run_id = (select max(id) from group_runs where company_id = $1 and suite_id is not null and status = 'passed')`;

const LAST_PASSED = `
  select id, suite_id as "suiteId" from group_runs where company_id = $1 and suite_id is not null and status = 'passed' order by id desc limit 1`;

/** The owner wants a digest of all suites. */
const CHOICE = `
  insert into notification_choices (company_id, user_id, kinds, has_all_suites, digest)
  select company_id, user_id, '{failure}', true, 'weekly' from members where company_id = $1 returning user_id as "userId"`;
