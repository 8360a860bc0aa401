/**
 * `node scripts/bench-federation.mjs`: the cost of federation. Builds the same sources as one bundle, loads the same screens
 * of both on a slow connection, and compares the build time of one remote with that of everything.
 */
import { join } from 'node:path';
import { main } from './lib/main.mjs';
import { build } from './lib/prepare.mjs';
import { pinnedNode, root } from './lib/project.mjs';
import { run, runPnpm } from './lib/run.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';
import { runWebBench } from './lib/webdriver.mjs';

const CHANGED = 'remote-runs';

await main(() =>
  withTemporaryFolder(async (folder) => {
    await build();
    await timeBuilds();
    const program = join(root, 'shared', 'tooling', 'build-one-bundle.mjs');
    await seconds('one-bundle', pinnedNode, [program, folder]);
    await runWebBench('federation', join(folder, 'data'), { ONE_BUNDLE_FOLDER: join(folder, 'dist') });
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
