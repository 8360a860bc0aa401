import { print } from '../../../report.ts';
import { fillCompany } from '../fill/fill-company.ts';
import { TESTS_PER_RUN } from '../fill/fill-group-runs.ts';
import { aimAtMost } from '../setup/targets.ts';
import { createClient } from '../setup/client.ts';
import { describeMeasured, measureCall, type Measured } from '../setup/measure.ts';
import type { Setup } from '../setup/open-setup.ts';
import { callsAboutRuns } from './calls-about-runs.ts';

const STEPS = 10;
const MOST = 100;
/** It reads every result of its period. */
const OVERVIEW_MAX = 300;

/** What lists and details cost with so many test runs of ten steps, and with a tenth of them. */
export async function benchRuns(setup: Setup, testRuns: number): Promise<void> {
  const few = await measureCompany(setup, testRuns / 10);
  const many = await measureCompany(setup, testRuns);
  print('\n  Ten times the data cost');
  for (const [name, { median, api, database, p95 }] of many) {
    const previous = few.get(name);
    const factor = (value: number, of = 0) => `× ${(value / of).toFixed(1)}`.padStart(7);
    print(
      `  ${name.padEnd(26)}${factor(median, previous?.median)} (median) ${factor(api + database, previous && previous.api + previous.database)} (processor)`,
    );
    aimAtMost(`95 % of ${name}`, p95, name.startsWith('overview') ? OVERVIEW_MAX : MOST, 'ms');
  }
}

async function measureCompany(setup: Setup, testRuns: number): Promise<Map<string, Measured>> {
  const begin = performance.now();
  const filled = await fillCompany(setup, `runs${testRuns}`, {
    tests: 200,
    steps: STEPS,
    groupRuns: testRuns / TESTS_PER_RUN,
    longRun: { steps: 300, screenshots: 2000 },
  });
  // The database's own work after so many rows shall not be counted with the calls.
  await setup.pool.query('vacuum analyze');
  await setup.pool.query('checkpoint');
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  print(`\n${testRuns} test runs with ${testRuns * STEPS} results of steps (filled in ${seconds} s)`);
  const client = createClient(setup.api.address, filled.token);
  const measured = new Map<string, Measured>();
  for (const [name, path] of Object.entries(await callsAboutRuns(setup.pool, filled))) {
    const one = await measureCall(setup, client, path);
    measured.set(name, one);
    print(`  ${name.padEnd(26)}${describeMeasured(one)}`);
  }
  client.close();
  return measured;
}
