/** `pnpm bench:server [--only idle,processes,polling,live,live-run,announcing,lists,runs,run-filters,shared-login] […]`: capacity and cost of the server. Needs Linux. */
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { main } from './lib/main.mjs';
import { memoryOf } from './lib/memory.mjs';
import { findFreePortOffset } from './lib/port-offset.mjs';
import { build } from './lib/prepare.mjs';
import { serverFlags, startSecondProduct } from './lib/product.mjs';
import { pinnedNode, root } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { secondsSince } from './lib/terminal.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const MAX_MEGABYTES = 250;
/** By this time the server has closed its idle connections. */
const IDLE_DELAY_MS = 30_000;

const args = process.argv.slice(2);
const only = args.indexOf('--only');
const includesIdle = only < 0 || args[only + 1].split(',').includes('idle');
const isOnlyIdle = only >= 0 && args[only + 1] === 'idle';

await main(async () => {
  if (includesIdle) await withTemporaryFolder(measureIdle);
  if (isOnlyIdle) return;
  const bench = join(root, 'lab', 'benchmarks', 'server', 'server.ts');
  const { code } = await run('bench-server', pinnedNode, [...serverFlags, bench, ...args], {
    isShown: true,
    env: { NODE_OPTIONS: serverFlags.join(' ') },
  });
  process.exitCode ||= code ?? 1;
});

/** The memory of the whole idle product with its database, after the first and the second start; no browser is running. */
async function measureIdle(dataFolder) {
  await build();
  for (const start of ['first', 'second']) {
    const startedAt = performance.now();
    const product = await startSecondProduct({ offset: await findFreePortOffset(), dataFolder });
    const seconds = secondsSince(startedAt);
    try {
      await sleep(IDLE_DELAY_MS);
      const { server, database, resident } = memoryOf(product.pid, dataFolder);
      const total = server + database;
      console.log(
        `${total <= MAX_MEGABYTES ? '✓' : '✗'} Idle product, ${start} start (${seconds} s): ${total.toFixed(0)} MB (at most ${MAX_MEGABYTES}), ` +
          `${server.toFixed(0)} of it the server, ${database.toFixed(0)} PostgreSQL; sum of the processes ${resident.toFixed(0)} MB`,
      );
      if (total > MAX_MEGABYTES) process.exitCode = 1;
    } finally {
      await product.stop();
    }
  }
}
