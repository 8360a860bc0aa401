/**
 * `pnpm test:skew`: tests the current host with the released remotes, and the released host with the current remotes, in a
 * real browser. RELEASES is the target of the released builds: a folder, s3://bucket/prefix, or an address.
 */
import { join } from 'node:path';
import { UserError, main, requireNode } from './lib/main.mjs';
import { build, install } from './lib/prepare.mjs';
import { manifest, pinnedNode, root } from './lib/project.mjs';
import { run, tail } from './lib/run.mjs';
import { step } from './lib/terminal.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';
import { runWebdriver } from './lib/webdriver.mjs';

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
    const { code } = await runWebdriver('test-skew', 'skew/wdio.conf.ts', {
      dataFolder: join(folder, 'data'),
      env: { RELEASED_BUILDS: released },
    });
    if (code !== 0) throw new UserError(ADVICE);
  });
});

async function fetchBuilds(into) {
  const program = join(root, 'deploy', 'src', 'remotes.ts');
  const args = [program, 'fetch', '--target', releases, '--into', into];
  const { code, output } = await run('skew-fetch', pinnedNode, args);
  if (code !== 0) throw new UserError(tail(output, 3));
  console.log(tail(output));
}
