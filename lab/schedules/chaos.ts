import { createServices } from '../../server/src/modules/services.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import { eventually } from 'test-support';
import { makeDueRepeatedly, planDueTimes } from './due-times.ts';
import { judge, type Verdict } from './judge.ts';
import { killSchedulers, launch } from './kill-schedulers.ts';

export interface ChaosOptions {
  /** Processes at once; one that is killed is replaced. */
  schedulers: number;
  kills: number;
  suites: number;
  /** How often each suite becomes due. */
  rounds: number;
  /** How long due times and kills are spread over. */
  seconds: number;
}

export interface ChaosReport extends Verdict {
  kills: number;
  /** Kills that met their scheduler within a transaction. */
  killsAtWork: number;
}

/** Once the last suite is due, in milliseconds. */
const TIMEOUT_MS = 240_000;

/**
 * Starts scheduler processes, has suites become due and kills schedulers by SIGKILL meanwhile. The suites' schedules are
 * half a year away; their due times are set by hand.
 */
export async function causeChaos(platform: Platform, options: ChaosOptions): Promise<ChaosReport> {
  const suites = await createSuites(platform, options.suites);
  const schedulers = Array.from({ length: options.schedulers }, (_, index) =>
    launch(platform, `scheduler-${index}`),
  );
  try {
    await eventually(() => areConnected(platform, options.schedulers));
    const plan = planDueTimes(suites, options);
    const deadline = Date.now() + options.seconds * 1000 + TIMEOUT_MS;
    const [killsAtWork] = await Promise.all([
      killSchedulers(platform, schedulers, options),
      makeDueRepeatedly(platform.database.pool, plan, deadline),
    ]);
    return { ...(await judge(platform.database.pool, plan)), kills: options.kills, killsAtWork };
  } finally {
    for (const { child } of schedulers) child.kill('SIGKILL');
    await Promise.all(schedulers.map(({ exit }) => exit));
  }
}

async function areConnected({ database }: Platform, schedulers: number): Promise<boolean> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(distinct application_name)::int as count from pg_stat_activity where application_name like 'scheduler-%'`,
  );
  return rows[0]?.count === schedulers;
}

/** Each has one test. */
async function createSuites(platform: Platform, count: number): Promise<number[]> {
  const services = createServices(platform);
  const company = await services.company.create({ name: 'Chaos' });
  const month = ((new Date().getUTCMonth() + 6) % 12) + 1;
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const suite = await services.suites.create(company.id, {
      name: `Suite ${number}`,
      schedule_enabled: true,
      schedule_expression: `0 9 15 ${month} ? *`,
    });
    await services.blueprints.create(company.id, {
      title: 'Buy',
      type: 'integration',
      starting_url: 'http://localhost/',
      test_blueprint_category_id: suite.id,
      steps: [{ step_number: 1, type: 'act', action: 'Click Buy', use_vision: false, is_disabled: false }],
    });
    ids.push(suite.id);
  }
  return ids;
}
