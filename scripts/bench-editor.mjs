/** `pnpm bench:editor`: how long the steps editor and the list of tests take, with few and with many of them. */
import { join } from 'node:path';
import { main } from './lib/failure.mjs';
import { freeOffset } from './lib/offset.mjs';
import { build } from './lib/prepare.mjs';
import { startBeside } from './lib/product.mjs';
import { pinnedNode, root } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { withTemporaryFolder } from './lib/temporary.mjs';

await main(async () => {
  await build();
  await withTemporaryFolder(async (dataFolder) => {
    const offset = await freeOffset();
    const product = await startBeside({ offset, dataFolder });
    try {
      const wdio = join(root, 'e2e', 'node_modules', '@wdio', 'cli', 'bin', 'wdio.js');
      const { code } = await run('bench-editor', pinnedNode, [wdio, 'run', 'bench/wdio.conf.ts'], {
        isShown: true,
        cwd: join(root, 'e2e'),
        env: { PORT_OFFSET: String(offset) },
      });
      process.exitCode = code;
    } finally {
      await product.stop();
    }
  });
});
