/**
 * `node scripts/bench-federation.mjs`: the cost of federation. Builds the same sources as one bundle, loads the same screens
 * of both on a slow connection, and compares the build time of one remote with that of everything.
 */
import { join } from 'node:path';
import { main } from './lib/main.mjs';
import { findFreePortOffset } from './lib/port-offset.mjs';
import { build } from './lib/prepare.mjs';
import { startSecondProduct } from './lib/product.mjs';
import { pinnedNode, root } from './lib/project.mjs';
import { run, runPnpm } from './lib/run.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const CHANGED = 'remote-runs';

await main(() =>
  withTemporaryFolder(async (folder) => {
    await build();
    await timeBuilds();
    const program = join(root, 'shared', 'tooling', 'build-one-bundle.mjs');
    await seconds('one-bundle', pinnedNode, [program, folder]);
    const offset = Number(process.env.PORT_OFFSET) || (await findFreePortOffset());
    const product = await startSecondProduct({ offset, dataFolder: join(folder, 'data') });
    try {
      const wdio = join(root, 'e2e', 'node_modules', '@wdio', 'cli', 'bin', 'wdio.js');
      const spec = join('bench', 'federation.bench.ts');
      const { code } = await run(
        'bench-web',
        pinnedNode,
        [wdio, 'run', 'bench/wdio.conf.ts', '--spec', spec],
        {
          isShown: true,
          cwd: join(root, 'e2e'),
          env: { PORT_OFFSET: String(offset), ONE_BUNDLE_FOLDER: join(folder, 'dist') },
        },
      );
      process.exitCode = code;
    } finally {
      await product.stop();
    }
  }),
);

/** Without turbo's cache; everything is built as by `pnpm build`. */
async function timeBuilds() {
  const turbo = ['exec', 'turbo', 'run', 'build', '--force', '--filter'];
  const one = await seconds('build-one', null, [...turbo, CHANGED]);
  const all = await seconds('build-all', null, [...turbo, 'host', '--filter', 'remote-*']);
  console.log(
    `Building ${CHANGED}: ${one.toFixed(1)} s, everything: ${all.toFixed(1)} s, × ${(one / all).toFixed(2)}`,
  );
}

async function seconds(name, program, args) {
  const startedAt = performance.now();
  const { code, log } = program ? await run(name, program, args) : await runPnpm(name, args);
  if (code !== 0) throw new Error(`${name} failed, see ${log}`);
  return (performance.now() - startedAt) / 1000;
}
