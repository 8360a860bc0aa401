import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { createServices } from '../../server/src/modules/services.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/embedded-database.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { openPlatform } from '../../server/src/platform/platform.ts';
import { attack, type AttackReport } from './attack.ts';

/** `fuzz [count] [seed]`: bad requests over every route, on a database of its own. Ends with 1 if one was answered badly. */
const [count = 10_000, seed = 1] = process.argv.slice(2).map(Number);
const log = createLog('error');
const folder = await mkdtemp(join(tmpdir(), 'steplight-fuzz-'));
const database = await startEmbeddedDatabase({ folder: join(folder, 'database'), log, isThrowaway: true });
try {
  const config = { ...readConfig({ DATABASE_URL: database.url, DATA_FOLDER: folder }), logLevel: 'error' };
  const platform = await openPlatform({ config, log, worksOnJobs: false });
  const services = createServices(platform);
  const app = await buildApp({ platform, services });
  const begin = performance.now();
  const report = await attack({ app, services, storage: platform.storage, count, seed });
  tell(report, (performance.now() - begin) / 1000);
  if (report.findings.length > 0) process.exitCode = 1;
  await app.close();
  await platform.close();
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

function tell({ routes, statuses, faults, findings }: AttackReport, seconds: number): void {
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, times]) => `${name}: ${times}`)
      .join(', ');
  const each = Object.values(routes);
  process.stdout.write(
    `${count} requests (seed ${seed}) to ${each.length} routes, at least ${Math.min(...each)} to each, in ${seconds.toFixed(0)} s\n` +
      `answered ${list(statuses)}\nspoilt by ${list(faults)}\n${findings.length} answered badly\n`,
  );
  for (const { request, verdict } of findings.slice(0, 50)) {
    const { method, url, headers, body } = request;
    process.stdout.write(
      `\n${method} ${url.slice(0, 200)}\n  ${JSON.stringify(headers).slice(0, 300)}\n  ${String(body).slice(0, 300)}\n  ${verdict}\n`,
    );
  }
}
