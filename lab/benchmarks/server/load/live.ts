import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { announceChanges } from '../../../../server/src/modules/live/live-service.ts';
import { openDatabase } from '../../../../server/src/platform/database/database.ts';
import { createLog } from '../../../../server/src/platform/log.ts';
import { familySeconds, readProcess } from '../../../process-table.ts';
import { distributionOf, print } from '../../../report.ts';
import type { Setup } from '../setup/open-setup.ts';
import { aimAtMost } from '../setup/targets.ts';

const PAGES_PER_SESSION = 20;
const SECONDS = 20;

interface Pages {
  /** Milliseconds from the announcement to each page. */
  latencies: number[];
  close(): void;
}

/** Many open pages of one company, and changes that are announced to all of them. */
export async function benchLive(setup: Setup, pages: number): Promise<void> {
  print(`\n${pages} pages follow the changes of a company`);
  const { id: companyId } = await setup.services.company.create({ name: 'Live' });
  const database = openDatabase(setup.environment['DATABASE_URL'] ?? '', createLog('error'));
  /** When each change was announced, by its id. */
  const sentAt = new Map<number, number>();
  const before = readProcess(setup.api.pid);
  const tokens = await signIn(setup, companyId, Math.ceil(pages / PAGES_PER_SESSION));
  const startedAt = performance.now();
  const open = await openPages(setup.api.address, tokens, pages, sentAt);
  const connected = performance.now() - startedAt;
  await sleep(2000);
  const memory = readProcess(setup.api.pid).residentMegabytes - before.residentMegabytes;
  print(`  connected within ${connected.toFixed(0)} ms, ${memory.toFixed(0)} MB`);
  let id = 0;
  for (const rate of [0, 1, 10]) {
    open.latencies.length = 0;
    const [api, postgres] = [readProcess(setup.api.pid).cpuSeconds, familySeconds(setup.postmaster)];
    const count = rate * SECONDS;
    for (let sent = 0; sent < count; sent += 1) {
      id += 1;
      sentAt.set(id, performance.now());
      await announceChanges(database.queries, companyId, [{ kind: 'test_run', id }]);
      await sleep(1000 / rate);
    }
    await sleep(rate === 0 ? SECONDS * 1000 : 500);
    const share = (seconds: number) => ((100 * seconds) / SECONDS).toFixed(1);
    const cpu = share(readProcess(setup.api.pid).cpuSeconds - api);
    const databaseCpu = share(familySeconds(setup.postmaster) - postgres);
    const { median, p99, most } = distributionOf(open.latencies);
    print(
      `  ${rate} changes a second: ${open.latencies.length} of ${count * pages} arrived, p50 ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${most.toFixed(0)} ms; processor: API ${cpu} %, database ${databaseCpu} % of a core`,
    );
    aimAtMost(`Changes that did not arrive, ${rate} a second`, count * pages - open.latencies.length, 0, '');
    if (rate > 0) aimAtMost(`Latency of a change, p99, ${rate} a second`, p99, 500, 'ms');
  }
  open.close();
  await database.close();
}

async function signIn({ services }: Setup, companyId: number, sessions: number): Promise<string[]> {
  const account = { email: 'live@steplight.local', password: 'steplight-bench' };
  await services.auth.createUser({ companyId, ...account });
  const tokens: string[] = [];
  for (let session = 0; session < sessions; session += 1)
    tokens.push((await services.auth.login(account, '127.0.0.1')).access_token);
  return tokens;
}

async function openPages(
  address: string,
  tokens: string[],
  count: number,
  sentAt: Map<number, number>,
): Promise<Pages> {
  const latencies: number[] = [];
  const calls = await Promise.all(
    Array.from({ length: count }, (_, page) =>
      openPage(`${address}/events`, tokens[page % tokens.length] ?? '', (changed) => {
        const at = sentAt.get(changed);
        if (at !== undefined) latencies.push(performance.now() - at);
      }),
    ),
  );
  return { latencies, close: () => calls.forEach((call) => call.destroy()) };
}

/** Resolves when it is connected. */
function openPage(url: string, token: string, onChange: (id: number) => void) {
  return new Promise<ReturnType<typeof request>>((resolve, reject) => {
    const call = request(url, { agent: false, headers: { authorization: `Bearer ${token}` } }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`/events was answered ${reply.statusCode}.`));
      reply.setEncoding('utf8');
      reply.on('error', () => undefined);
      reply.on('data', (text: string) => {
        for (const [, id] of text.matchAll(/"id":(\d+)/g)) onChange(Number(id));
      });
      resolve(call);
    });
    call.on('error', reject);
    call.end();
  });
}
