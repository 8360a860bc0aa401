import { join } from 'node:path';
import { findFreePortOffset, IDENTITY_PROVIDER_PORT } from './port-offset.mjs';
import { startSecondProduct } from './product.mjs';
import { pinnedNode, root } from './project.mjs';
import { run } from './run.mjs';

/**
 * Runs WebdriverIO against a product of its own, which is stopped afterwards.
 * @param {string} config of `e2e`
 * @param {{ dataFolder: string, specs?: string[], env?: Record<string, string>, offset?: number }} options
 *   `dataFolder`: of the product; `specs`: only these; `env`: further environment variables; `offset`: of all ports
 * @returns as `run` does
 */
export async function runWebdriver(name, config, { dataFolder, specs = [], env = {}, offset }) {
  offset ??= await findFreePortOffset();
  const settings = { SSO_ALLOW: `localhost:${IDENTITY_PROVIDER_PORT + offset}` };
  const product = await startSecondProduct({ offset, dataFolder, settings });
  const cwd = join(root, 'e2e');
  const wdio = join(cwd, 'node_modules', '@wdio', 'cli', 'bin', 'wdio.js');
  const args = ['run', config, ...specs.flatMap((spec) => ['--spec', spec])];
  try {
    return await run(name, pinnedNode, [wdio, ...args], {
      isShown: true,
      cwd,
      env: { PORT_OFFSET: String(offset), ...env },
    });
  } finally {
    await product.stop();
  }
}

/** Runs `e2e/bench/NAME.bench.ts` against a product of its own. @param env further environment variables of the bench */
export async function runWebBench(name, dataFolder, env = {}) {
  const { code } = await runWebdriver('bench-web', 'bench/wdio.conf.ts', {
    dataFolder,
    specs: [join('bench', `${name}.bench.ts`)],
    env,
    offset: Number(process.env.PORT_OFFSET) || undefined,
  });
  process.exitCode = code;
}
