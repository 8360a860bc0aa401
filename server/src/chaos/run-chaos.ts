import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServices } from '../modules/services.ts';
import { readConfig } from '../platform/config.ts';
import { startEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts';
import { createLog } from '../platform/log.ts';
import { openPlatform } from '../platform/platform.ts';
import { startCrew } from './crew.ts';
import { countOpen, judge } from './judge.ts';
import { startRun } from './start-runs.ts';

/**
 * `chaos [runs] [kills] [seconds between kills]`: APIs, workers and schedulers are killed by SIGKILL while real browsers carry tests out.
 * Ends with 1 where a run is lost, doubled, stuck, contradictory or told as failed. PORT_OFFSET moves its ports.
 */
const [runs = 60, kills = 20, pause = 4] = process.argv.slice(2).map(Number);
/** How long the last runs may take once nobody is killed any more, in milliseconds. */
const PATIENCE = 10 * 60_000;

const offset = Number(process.env['PORT_OFFSET'] || 0);
const ports: [number, number] = [5000 + offset, 5001 + offset];
const log = createLog('error');
const folder = await mkdtemp(join(tmpdir(), 'steplight-chaos-'));
const database = await startEmbeddedDatabase({ folder: join(folder, 'database'), log });
const site = createServer((_request, response) => {
  response
    .setHeader('content-type', 'text/html')
    .end('<!doctype html><title>Shop</title><h1>Lamps</h1><label>Name <input></label>');
}).listen(0, '127.0.0.1');
await once(site, 'listening');
try {
  const config = { ...readConfig({ DATABASE_URL: database.url, DATA_FOLDER: folder }), logLevel: 'error' };
  const platform = await openPlatform({ config, log, worksOnJobs: false });
  const { pool } = platform.database;
  const { companyId, apiKey, testId } = await prepare(createServices(platform));
  const crew = startCrew(config, ports);
  const begin = Date.now();
  const killed: Record<string, number> = {};
  try {
    const [confirmed] = await Promise.all([startAll(), killAll()]);
    for (const end = Date.now() + PATIENCE; Date.now() < end && (await countOpen(pool, companyId)) > 0;)
      await sleep(500);
    tell(await judge(pool, companyId, confirmed, runs), await outcomes(), (Date.now() - begin) / 1000);
  } finally {
    await crew.end();
  }
  await platform.close();

  async function startAll(): Promise<number[]> {
    const ids: number[] = [];
    // Spread over the time of the kills, so that each of them meets some at work.
    for (let number = 0; number < runs; number += 1) {
      ids.push(await startRun(crew.addresses, apiKey, testId, `run-${number}`));
      await sleep((kills * pause * 1000) / runs);
    }
    return ids;
  }

  async function killAll(): Promise<void> {
    for (let number = 0; number < kills; number += 1) {
      await sleep(pause * 1000);
      const kind = await crew.killOne();
      killed[kind] = (killed[kind] ?? 0) + 1;
    }
  }

  async function outcomes(): Promise<Record<string, number>> {
    const { rows } = await pool.query<{ status: string; count: number }>(
      'select status, count(*)::int as count from test_runs where company_id = $1 group by status order by status',
      [companyId],
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  function tell(verdict: object, ended: Record<string, number>, seconds: number): void {
    const list = (counts: object) =>
      Object.entries(counts)
        .map(([name, count]) => `${count} ${name}`)
        .join(', ');
    process.stdout.write(
      `${runs} runs in ${seconds.toFixed(0)} s, killed meanwhile: ${list(killed)}\nended as: ${list(ended)}\n${list(verdict)}\n`,
    );
    if (Object.values(verdict).some((count) => count !== 0)) process.exitCode = 1;
  }
} finally {
  site.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function prepare({ company, blueprints }: ReturnType<typeof createServices>) {
  const { id: companyId } = await company.create({ name: 'Chaos' });
  const { api_key: apiKey } = await company.get({ companyId, userId: null });
  const step = { step_number: 1, use_vision: false };
  const { id: testId } = await blueprints.create(companyId, {
    title: 'Lamps',
    type: 'integration',
    starting_url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/`,
    steps: [
      { ...step, type: 'act', action: 'Type Ada into Name' },
      { ...step, step_number: 2, type: 'assert', action: 'Verify that the page shows Lamps' },
    ],
  });
  return { companyId, apiKey, testId };
}
