import { setTimeout as sleep } from 'node:timers/promises';
import { fillCompany } from '../fill/fill-company.ts';
import type { Aims } from '../stand/aims.ts';
import { createClient, type Client } from '../stand/client.ts';
import { distributionOf } from '../stand/distribution.ts';
import { measureCost } from '../stand/measure.ts';
import type { Stand } from '../stand/open-stand.ts';
import { residentMegabytes } from '../stand/processor-time.ts';
import { openScreens } from './polled-screens.ts';

const COMPANIES = 20;
const INTERVAL = 5000;

interface Poller {
  client: Client;
  path: string;
}

/** So many open dashboards of twenty companies, each asking every five seconds, evenly spread, for so many seconds. */
export async function benchPolling(
  stand: Stand,
  { clients, seconds }: { clients: number; seconds: number },
  aims: Aims,
  write: (line: string) => void,
): Promise<void> {
  write(`\n${clients} clients poll every ${INTERVAL / 1000} s for ${seconds} s`);
  const pollers = await openDashboards(stand, clients);
  const before = await residentMegabytes(stand.api.pid);
  const times: number[] = [];
  const faults: unknown[] = [];
  const end = performance.now() + seconds * 1000;
  const cost = await measureCost(stand, async () => {
    await Promise.all(pollers.map((poller, index) => poll(poller, (index * INTERVAL) / clients)));
    return times.length;
  });

  async function poll({ client, path }: Poller, wait: number): Promise<void> {
    for (let due = performance.now() + wait; due < end; due += INTERVAL) {
      await sleep(Math.max(0, due - performance.now()));
      await client.get(path).then(
        ({ milliseconds }) => times.push(milliseconds),
        (fault: unknown) => faults.push(fault),
      );
    }
  }

  const { median, p95, p99, most } = distributionOf(times);
  const text = [median, p95, p99, most].map((value) => value.toFixed(1));
  write(`  ${times.length} answers, ${(times.length / seconds).toFixed(0)} in a second`);
  write(`  p50 ${text[0]} ms, p95 ${text[1]} ms, p99 ${text[2]} ms, longest ${text[3]} ms`);
  write(`  processor for one: API ${cost.api.toFixed(2)} ms, database ${cost.database.toFixed(2)} ms`);
  const after = await residentMegabytes(stand.api.pid);
  write(`  memory of the API: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`);
  for (const fault of faults.slice(0, 5)) write(`  ${String(fault)}`);
  aims.atMost(`Errors among ${times.length + faults.length} polls`, faults.length, 0, 'errors');
  for (const { client } of pollers) client.close();
}

async function openDashboards(stand: Stand, clients: number): Promise<Poller[]> {
  const companies: { token: string; pathOf: (client: number) => string }[] = [];
  for (let number = 1; number <= COMPANIES; number += 1) {
    const account = { email: `dashboard${number}@steplight.local`, password: 'steplight-bench' };
    const { id } = await fillCompany(stand.pool, stand.services, {
      ...account,
      tests: 50,
      groupRuns: 500,
      longRun: { steps: 20, screenshots: 40 },
    });
    const { access_token: token } = await stand.services.auth.login(account, '127.0.0.1');
    companies.push({ token, pathOf: await openScreens(stand.pool, id) });
  }
  return Array.from({ length: clients }, (_, index) => {
    const { token, pathOf } = companies[index % COMPANIES] ?? { token: '', pathOf: () => '' };
    return { client: createClient(stand.api.address, token), path: pathOf(Math.floor(index / COMPANIES)) };
  });
}
