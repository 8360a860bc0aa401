import { setTimeout as sleep } from 'node:timers/promises';
import { fillCompany } from '../fill/fill-company.ts';
import { aimAtMost } from '../setup/targets.ts';
import { createClient, type Client } from '../setup/client.ts';
import { readProcess } from '../../../process-table.ts';
import { distributionOf, print } from '../../../report.ts';
import { measureCost } from '../setup/measure.ts';
import type { Setup } from '../setup/open-setup.ts';
import { openScreens } from './polled-screens.ts';

const COMPANIES = 20;
const INTERVAL = 5000;

interface Poller {
  client: Client;
  path: string;
}

/** So many open dashboards of twenty companies, each asking every five seconds, evenly spread, for so many seconds. */
export async function benchPolling(
  setup: Setup,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<void> {
  print(`\n${clients} clients poll every ${INTERVAL / 1000} s for ${seconds} s`);
  const pollers = await openDashboards(setup, clients);
  const { residentMegabytes: before } = readProcess(setup.api.pid);
  const times: number[] = [];
  const errors: unknown[] = [];
  const end = performance.now() + seconds * 1000;
  const cost = await measureCost(setup, async () => {
    await Promise.all(pollers.map((poller, index) => poll(poller, (index * INTERVAL) / clients)));
    return times.length;
  });

  async function poll({ client, path }: Poller, wait: number): Promise<void> {
    for (let due = performance.now() + wait; due < end; due += INTERVAL) {
      await sleep(Math.max(0, due - performance.now()));
      await client.get(path).then(
        ({ milliseconds }) => times.push(milliseconds),
        (error: unknown) => errors.push(error),
      );
    }
  }

  const { median, p95, p99, most } = distributionOf(times);
  const text = [median, p95, p99, most].map((value) => value.toFixed(1));
  print(`  ${times.length} answers, ${(times.length / seconds).toFixed(0)} in a second`);
  print(`  p50 ${text[0]} ms, p95 ${text[1]} ms, p99 ${text[2]} ms, longest ${text[3]} ms`);
  print(`  processor for one: API ${cost.api.toFixed(2)} ms, database ${cost.database.toFixed(2)} ms`);
  const { residentMegabytes: after } = readProcess(setup.api.pid);
  print(`  memory of the API: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`);
  for (const error of errors.slice(0, 5)) print(`  ${String(error)}`);
  aimAtMost(`Errors among ${times.length + errors.length} polls`, errors.length, 0, 'errors');
  for (const { client } of pollers) client.close();
}

async function openDashboards(setup: Setup, clients: number): Promise<Poller[]> {
  const companies: { token: string; pathOf: (client: number) => string }[] = [];
  for (let number = 1; number <= COMPANIES; number += 1) {
    const { id, token } = await fillCompany(setup, `dashboard${number}`, {
      tests: 50,
      groupRuns: 500,
      longRun: { steps: 20, screenshots: 40 },
    });
    companies.push({ token, pathOf: await openScreens(setup.pool, id) });
  }
  return Array.from({ length: clients }, (_, index) => {
    const { token, pathOf } = companies[index % COMPANIES] ?? { token: '', pathOf: () => '' };
    return { client: createClient(setup.api.address, token), path: pathOf(Math.floor(index / COMPANIES)) };
  });
}
