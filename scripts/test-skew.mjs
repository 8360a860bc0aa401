/**
 * `pnpm test:skew`: the present host with the parts that were released last, and the released host with the present parts,
 * in a real browser. RELEASES names where the released builds are: a folder, s3://bucket/prefix, or an address.
 */
import { join } from 'node:path';
import { Failure, main, requireNode } from './lib/failure.mjs';
import { freeOffset } from './lib/offset.mjs';
import { build, install } from './lib/prepare.mjs';
import { startBeside } from './lib/product.mjs';
import { manifest, pinnedNode, root } from './lib/project.mjs';
import { run, tail } from './lib/run.mjs';
import { step } from './lib/terminal.mjs';
import { withTemporaryFolder } from './lib/temporary.mjs';

const releases = process.env.RELEASES;

const ADVICE =
  'Builds of different releases do not go together. Keep in shared what released parts use, or raise CONTRACT_VERSION (shared/src/registry/remotes.ts): parts of another contract are refused with a sentence instead of breaking.';

await main(async () => {
  requireNode(manifest.engines.node);
  if (!releases)
    throw new Failure(
      'Skipped, and nothing was tested: RELEASES names no released builds. Set it to a folder, to s3://bucket/prefix, or to the address that the parts are served at.',
    );
  await install();
  await build();
  await withTemporaryFolder(async (folder) => {
    const released = join(folder, 'released');
    await step('Releases', `Fetching the released builds from ${releases} …`, () => fetchBuilds(released));
    const offset = await freeOffset();
    const product = await startBeside({ offset, dataFolder: join(folder, 'data') });
    try {
      const wdio = join(root, 'e2e', 'node_modules', '@wdio', 'cli', 'bin', 'wdio.js');
      const { code } = await run('test-skew', pinnedNode, [wdio, 'run', 'skew/wdio.conf.ts'], {
        isShown: true,
        cwd: join(root, 'e2e'),
        env: { PORT_OFFSET: String(offset), RELEASED_BUILDS: released },
      });
      if (code !== 0) throw new Failure(ADVICE);
    } finally {
      await product.stop();
    }
  });
});

async function fetchBuilds(into) {
  const parts = join(root, 'deploy', 'src', 'parts.ts');
  const args = [parts, 'fetch', '--target', releases, '--into', into];
  const { code, output } = await run('skew-fetch', pinnedNode, args);
  if (code !== 0) throw new Failure(tail(output, 3));
  console.log(tail(output));
}
