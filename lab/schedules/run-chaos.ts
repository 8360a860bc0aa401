import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/src/platform/config.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/embedded-database.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { openPlatform } from '../../server/src/platform/platform.ts';
import { list } from '../chaos/report.ts';
import { print } from '../report.ts';
import { causeChaos } from './chaos.ts';

/** The long proof: 3 schedulers, 50 kills, 1,000 due times, on a database of its own. Ends with 1 unless each started exactly one run. */
const log = createLog('error');
const folder = await mkdtemp(join(tmpdir(), 'steplight-chaos-'));
const database = await startEmbeddedDatabase({ folder: join(folder, 'database'), log });
try {
  const config = { ...readConfig({ DATABASE_URL: database.url, DATA_FOLDER: folder }), logLevel: 'error' };
  const platform = await openPlatform({ config, log, worksOnJobs: false });
  const options = { schedulers: 3, kills: 50, suites: 100, rounds: 10, seconds: 75 };
  print(JSON.stringify(options));
  const { delay, ...report } = await causeChaos(platform, options);
  const { planned, kills, killsAtWork, ...disagreements } = report;
  print(`${planned} due times, ${kills} kills, ${killsAtWork} of them in the middle of a start`);
  print(list(disagreements));
  const [median, p95, most] = [delay.median, delay.p95, delay.most].map((value) => value.toFixed(0));
  print(`from due to started: ${median} ms (median), ${p95} ms (95 %), ${most} ms (longest)`);
  if (Object.values(disagreements).some((count) => count > 0)) process.exitCode = 1;
  await platform.close();
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
