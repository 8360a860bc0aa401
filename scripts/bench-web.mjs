/** `node scripts/bench-web.mjs NAME…`: starts a product and runs `e2e/bench/NAME.bench.ts` against it. */
import { join } from 'node:path';
import { main } from './lib/main.mjs';
import { findFreePortOffset } from './lib/port-offset.mjs';
import { build } from './lib/prepare.mjs';
import { startSecondProduct } from './lib/product.mjs';
import { pinnedNode, root } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const specs = process.argv.slice(2).flatMap((name) => ['--spec', join('bench', `${name}.bench.ts`)]);

await main(async () => {
  await build();
  await withTemporaryFolder(async (dataFolder) => {
    const offset = await findFreePortOffset();
    const product = await startSecondProduct({ offset, dataFolder });
    try {
      const wdio = join(root, 'e2e', 'node_modules', '@wdio', 'cli', 'bin', 'wdio.js');
      const { code } = await run('bench-web', pinnedNode, [wdio, 'run', 'bench/wdio.conf.ts', ...specs], {
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
