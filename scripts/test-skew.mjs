/**
 * `pnpm test:skew`: tests the current host with the released remotes, and the released host with the current remotes, in a
 * real browser. RELEASES is the target of the released builds: a folder, s3://bucket/prefix, or an address.
 */
import { join } from 'node:path';
import { UserError, main, requireNode } from './lib/main.mjs';
import { findFreePortOffset } from './lib/port-offset.mjs';
import { build, install } from './lib/prepare.mjs';
import { startSecondProduct } from './lib/product.mjs';
import { manifest, pinnedNode, root } from './lib/project.mjs';
import { run, tail } from './lib/run.mjs';
import { step } from './lib/terminal.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const releases = process.env.RELEASES;

const ADVICE =
  'Builds of different releases are incompatible. Restore in shared what released remotes use, or raise CONTRACT_VERSION (shared/src/contract/registry/remotes.ts): remotes of another contract are refused with a message.';

await main(async () => {
  requireNode(manifest.engines.node);
  if (!releases)
    throw new UserError(
      'Nothing was tested: RELEASES is not set. Set it to a folder, to s3://bucket/prefix, or to the address of the released remotes.',
    );
  await install();
  await build();
  await withTemporaryFolder(async (folder) => {
    const released = join(folder, 'released');
    await step('Releases', `Fetching the released builds from ${releases} …`, () => fetchBuilds(released));
    const offset = await findFreePortOffset();
    const product = await startSecondProduct({ offset, dataFolder: join(folder, 'data') });
    try {
      const wdio = join(root, 'e2e', 'node_modules', '@wdio', 'cli', 'bin', 'wdio.js');
      const { code } = await run('test-skew', pinnedNode, [wdio, 'run', 'skew/wdio.conf.ts'], {
        isShown: true,
        cwd: join(root, 'e2e'),
        env: { PORT_OFFSET: String(offset), RELEASED_BUILDS: released },
      });
      if (code !== 0) throw new UserError(ADVICE);
    } finally {
      await product.stop();
    }
  });
});

async function fetchBuilds(into) {
  const program = join(root, 'deploy', 'src', 'remotes.ts');
  const args = [program, 'fetch', '--target', releases, '--into', into];
  const { code, output } = await run('skew-fetch', pinnedNode, args);
  if (code !== 0) throw new UserError(tail(output, 3));
  console.log(tail(output));
}
