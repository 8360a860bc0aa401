/** `pnpm bench:server [--only idle,processes,polling,lists,runs] […]`: what the server bears, and what it costs. Needs Linux. */
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { main } from './lib/failure.mjs';
import { memoryOf } from './lib/memory.mjs';
import { freeOffset } from './lib/offset.mjs';
import { build } from './lib/prepare.mjs';
import { serverFlags, startBeside } from './lib/product.mjs';
import { pinnedNode, root } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { secondsSince } from './lib/terminal.mjs';
import { withTemporaryFolder } from './lib/temporary.mjs';

/** Megabytes. */
const MOST = 250;
/** Connections that nobody uses are closed by then, in milliseconds. */
const REST = 30_000;

const parts = process.argv.slice(2);
const only = parts.indexOf('--only');
const isAsked = only < 0 || parts[only + 1].split(',').includes('idle');
const isOnlyIdle = only >= 0 && parts[only + 1] === 'idle';

await main(async () => {
  if (isAsked) await withTemporaryFolder(measureIdle);
  if (isOnlyIdle) return;
  const bench = join(root, 'lab', 'benchmarks', 'server', 'server.ts');
  const { code } = await run('bench-server', pinnedNode, [...serverFlags, bench, ...parts], {
    isShown: true,
    env: { NODE_OPTIONS: serverFlags.join(' ') },
  });
  process.exitCode ||= code ?? 1;
});

/** The whole product with its database and its dashboard, a browser found but not started: the first time, and once more. */
async function measureIdle(dataFolder) {
  await build();
  for (const start of ['first', 'second']) {
    const begin = performance.now();
    const product = await startBeside({ offset: await freeOffset(), dataFolder });
    const seconds = secondsSince(begin);
    try {
      await sleep(REST);
      const { server, database, resident } = memoryOf(product.pid, dataFolder);
      const total = server + database;
      console.log(
        `${total <= MOST ? '✓' : '✗'} Everything at rest, ${start} start (${seconds} s): ${total.toFixed(0)} MB (at most ${MOST}), ` +
          `${server.toFixed(0)} of it the server, ${database.toFixed(0)} PostgreSQL; the processes' own sum ${resident.toFixed(0)} MB`,
      );
      if (total > MOST) process.exitCode = 1;
    } finally {
      await product.stop();
    }
  }
}
