/**
 * `node scripts/bench-federation.mjs`: what composing costs. Builds the same sources as one bundle, loads the same screens of
 * both on a slow connection, and compares how long building one changed remote and building everything take.
 */
import { join } from 'node:path';
import { main } from './lib/failure.mjs';
import { freeOffset } from './lib/offset.mjs';
import { build } from './lib/prepare.mjs';
import { startBeside } from './lib/product.mjs';
import { pinnedNode, root } from './lib/project.mjs';
import { run, runPnpm } from './lib/run.mjs';
import { withTemporaryFolder } from './lib/temporary.mjs';

const CHANGED = 'remote-runs';

await main(() =>
  withTemporaryFolder(async (folder) => {
    await build();
    await timeBuilds();
    const program = join(root, 'shared', 'tooling', 'build-one-bundle.mjs');
    await seconds('one-bundle', pinnedNode, [program, folder]);
    const offset = Number(process.env.PORT_OFFSET) || (await freeOffset());
    const product = await startBeside({ offset, dataFolder: join(folder, 'data') });
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

/** Both without what turbo remembers; all of them as `pnpm build` builds them. */
async function timeBuilds() {
  const turbo = ['exec', 'turbo', 'run', 'build', '--force', '--filter'];
  const one = await seconds('build-one', null, [...turbo, CHANGED]);
  const all = await seconds('build-all', null, [...turbo, 'host', '--filter', 'remote-*']);
  console.log(
    `Building ${CHANGED}: ${one.toFixed(1)} s, everything: ${all.toFixed(1)} s, × ${(one / all).toFixed(2)}`,
  );
}

async function seconds(name, program, args) {
  const begin = performance.now();
  const { code, log } = program ? await run(name, program, args) : await runPnpm(name, args);
  if (code !== 0) throw new Error(`${name} failed, see ${log}`);
  return (performance.now() - begin) / 1000;
}
