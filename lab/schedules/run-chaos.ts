import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/src/platform/config.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/embedded-database.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { openPlatform } from '../../server/src/platform/platform.ts';
import { causeChaos } from './chaos.ts';

/** The long proof: 3 schedulers, 50 kills, 1,000 due times, on a database of its own. Ends with 1 unless each started exactly one run. */
const log = createLog('error');
const folder = await mkdtemp(join(tmpdir(), 'steplight-chaos-'));
const database = await startEmbeddedDatabase({ folder: join(folder, 'database'), log });
try {
  const config = { ...readConfig({ DATABASE_URL: database.url, DATA_FOLDER: folder }), logLevel: 'error' };
  const platform = await openPlatform({ config, log, worksOnJobs: false });
  const options = { schedulers: 3, kills: 50, suites: 100, rounds: 10, seconds: 75 };
  process.stdout.write(`${JSON.stringify(options)}\n`);
  const { delay, ...report } = await causeChaos(platform, options);
  const { planned, kills, killsAtWork, ...disagreements } = report;
  process.stdout.write(
    `${planned} due times, ${kills} kills, ${killsAtWork} of them in the middle of a start\n` +
      `${Object.entries(disagreements)
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')}\n` +
      `from due to started: ${delay.median} ms (median), ${delay.p95} ms (95 %), ${delay.longest} ms (longest)\n`,
  );
  if (Object.values(disagreements).some((count) => count > 0)) process.exitCode = 1;
  await platform.close();
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
