import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { createServices } from '../../server/src/modules/services.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/embedded-database.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { openPlatform } from '../../server/src/platform/platform.ts';
import { fuzzApi, listCounts, type FuzzReport } from './fuzz-api.ts';
import { registerLiveWorker } from './live-worker.ts';

/** `fuzz [count] [seed]`: mutated requests to every route, on a database of its own. Exits with 1 if a reply is wrong. */
const [count = 10_000, seed = 1] = process.argv.slice(2).map(Number);
const log = createLog('error');
const folder = await mkdtemp(join(tmpdir(), 'steplight-fuzz-'));
const database = await startEmbeddedDatabase({ folder: join(folder, 'database'), log, isThrowaway: true });
try {
  const config = { ...readConfig({ DATABASE_URL: database.url, DATA_FOLDER: folder }), logLevel: 'error' };
  const platform = await openPlatform({ config, log, worksOnJobs: false });
  await registerLiveWorker(platform.database);
  const services = createServices(platform);
  const app = await buildApp({ platform, services });
  const begin = performance.now();
  const report = await fuzzApi({ app, services, storage: platform.storage, count, seed });
  print(report, (performance.now() - begin) / 1000);
  if (report.failure !== undefined) process.exitCode = 1;
  await app.close();
  await platform.close();
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

function print({ routes, statuses, mutations, failure }: FuzzReport, seconds: number): void {
  const perRoute = Object.values(routes);
  process.stdout.write(
    `${count} requests (seed ${seed}) to ${perRoute.length} routes, at least ${Math.min(...perRoute)} to each, in ${seconds.toFixed(0)} s\n` +
      `statuses ${listCounts(statuses)}\nmutations ${listCounts(mutations)}\n${failure ?? 'Every reply is right.'}\n`,
  );
}
