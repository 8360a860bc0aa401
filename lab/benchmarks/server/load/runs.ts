import { fillCompany } from '../fill/fill-company.ts';
import { TESTS_PER_RUN } from '../fill/fill-group-runs.ts';
import type { Aims } from '../setup/targets.ts';
import { createClient } from '../setup/client.ts';
import { describeMeasured, measureCall, type Measured } from '../setup/measure.ts';
import type { Setup } from '../setup/open-setup.ts';
import { callsAboutRuns } from './calls-about-runs.ts';

const STEPS = 10;
const MOST = 100;
/** It reads every result of its period. */
const OVERVIEW_MAX = 300;

/** What lists and details cost with so many test runs of ten steps, and with a tenth of them. */
export async function benchRuns(
  setup: Setup,
  testRuns: number,
  aims: Aims,
  write: (line: string) => void,
): Promise<void> {
  const few = await measureCompany(setup, testRuns / 10, write);
  const many = await measureCompany(setup, testRuns, write);
  write('\n  Ten times the data cost');
  for (const [name, { median, api, database, p95 }] of many) {
    const previous = few.get(name);
    const factor = (value: number, of = 0) => `× ${(value / of).toFixed(1)}`.padStart(7);
    write(
      `  ${name.padEnd(26)}${factor(median, previous?.median)} (median) ${factor(api + database, previous && previous.api + previous.database)} (processor)`,
    );
    aims.atMost(`95 % of ${name}`, p95, name.startsWith('overview') ? OVERVIEW_MAX : MOST, 'ms');
  }
}

async function measureCompany(
  setup: Setup,
  testRuns: number,
  write: (line: string) => void,
): Promise<Map<string, Measured>> {
  const begin = performance.now();
  const account = { email: `runs${testRuns}@steplight.local`, password: 'steplight-bench' };
  const filled = await fillCompany(setup.pool, setup.services, {
    ...account,
    tests: 200,
    steps: STEPS,
    groupRuns: testRuns / TESTS_PER_RUN,
    longRun: { steps: 300, screenshots: 2000 },
  });
  // The database's own work after so many rows shall not be counted with the calls.
  await setup.pool.query('vacuum analyze');
  await setup.pool.query('checkpoint');
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  write(`\n${testRuns} test runs with ${testRuns * STEPS} results of steps (filled in ${seconds} s)`);
  const { access_token: token } = await setup.services.auth.login(account, '127.0.0.1');
  const client = createClient(setup.api.address, token);
  const measured = new Map<string, Measured>();
  for (const [name, path] of Object.entries(await callsAboutRuns(setup.pool, filled))) {
    const one = await measureCall(setup, client, path);
    measured.set(name, one);
    write(`  ${name.padEnd(26)}${describeMeasured(one)}`);
  }
  client.close();
  return measured;
}
