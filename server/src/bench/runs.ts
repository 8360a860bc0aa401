import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { createServices } from '../modules/services.ts';
import { readConfig } from '../platform/config.ts';
import { startEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts';
import { createLog } from '../platform/log.ts';
import { openPlatform } from '../platform/platform.ts';
import { fillCompany, type FilledCompany } from './fill/fill-company.ts';
import { measure, writeRow } from './measure.ts';

/** How long the calls about runs take, with 10 and with 10,000 group runs, with runs of 4 and of 300 steps, on a database of its own. */
const log = createLog('error');
const folder = await mkdtemp(join(tmpdir(), 'steplight-bench-'));
const database = await startEmbeddedDatabase({ folder: join(folder, 'database'), log, isThrowaway: true });
try {
  const config = { ...readConfig({ DATABASE_URL: database.url, DATA_FOLDER: folder }), logLevel: 'error' };
  const platform = await openPlatform({ config, log, worksOnJobs: false });
  const services = createServices(platform);
  const app = await buildApp({ platform, services });

  async function ask(groupRuns: number): Promise<void> {
    const account = { email: `runs${groupRuns}@steplight.local`, password: 'steplight-bench' };
    const filled = await fillCompany(platform.database.pool, services, {
      ...account,
      tests: 200,
      groupRuns,
      longRun: { steps: 300, screenshots: 2000 },
    });
    const { access_token: token } = await services.auth.login(account, '127.0.0.1');
    const headers = { authorization: `Bearer ${token}` };
    process.stdout.write(`\n${groupRuns} group runs\n`);
    for (const [name, url] of Object.entries(await callsOf(filled)))
      writeRow(name, await measure(() => app.inject({ url, headers }), countQueries));
  }

  async function callsOf({ id, testIds, long }: FilledCompany): Promise<Record<string, string>> {
    const { rows } = await platform.database.pool.query<{ middle: number; run: number; test: number }>(
      `select (select percentile_disc(0.5) within group (order by id) from group_runs where company_id = $1) as middle,
         (select max(group_run_id) from test_runs where company_id = $1 and id <> all($2)) as run,
         (select max(id) from test_runs where company_id = $1 and status = 'failed' and id <> all($2)) as test`,
      [id, long.ids],
    );
    const { middle, run, test } = rows[0] ?? { middle: 0, run: 0, test: 0 };
    return {
      'runs, first page': '/test_group_run/list?limit=100',
      'runs, page in the middle': `/test_group_run/list?limit=100&before=${middle}`,
      'group run of 4 tests': `/test_group_run/${run}`,
      'test run of 4 steps': `/test_run/${test}`,
      'test run of 300 steps': `/test_run/${long.ids[1]}`,
      'its page events': `/test_run/${long.ids[1]}/events`,
      'its last passed run': `/test_run/${long.ids[1]}/last_passed`,
      'history of a test run': `/test_run/${test}/history`,
      'histories of 200 tests': `/test_blueprint/histories?ids=${testIds.join()}`,
      'tests, all of them': '/test_blueprint/list',
    };
  }

  await ask(10);
  await ask(10_000);
  await app.close();
  await platform.close();
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Statements that this process sends while the work is done. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let count = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...values: unknown[]) {
    count += 1;
    return Reflect.apply(query, this, values) as never;
  } as typeof query;
  await work();
  pg.Client.prototype.query = query;
  return count;
}
