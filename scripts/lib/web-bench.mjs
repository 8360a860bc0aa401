import { join } from 'node:path';
import { findFreePortOffset } from './port-offset.mjs';
import { startSecondProduct } from './product.mjs';
import { pinnedNode, root } from './project.mjs';
import { run } from './run.mjs';

/** Runs `e2e/bench/NAME.bench.ts` against a product of its own. @param env further environment variables of the bench */
export async function runWebBench(name, dataFolder, env = {}) {
  const offset = Number(process.env.PORT_OFFSET) || (await findFreePortOffset());
  const product = await startSecondProduct({ offset, dataFolder });
  try {
    const wdio = join(root, 'e2e', 'node_modules', '@wdio', 'cli', 'bin', 'wdio.js');
    const spec = join('bench', `${name}.bench.ts`);
    const { code } = await run('bench-web', pinnedNode, [wdio, 'run', 'bench/wdio.conf.ts', '--spec', spec], {
      isShown: true,
      cwd: join(root, 'e2e'),
      env: { PORT_OFFSET: String(offset), ...env },
    });
    process.exitCode = code;
  } finally {
    await product.stop();
  }
}
