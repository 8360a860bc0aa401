import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { environment, logFolder, pinnedNode, root } from './project.mjs';

const READY_LIMIT = 120_000;

/** How the server is run: young objects get 24 MB instead of 48. Less would cost long lists a third more. */
export const serverFlags = ['--max-semi-space-size=8'];

/**
 * Starts the whole product in a process of its own, which ends by itself if this one dies.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function startProduct(args, options) {
  const program = join('server', 'src', 'processes', 'all.ts');
  return spawn(pinnedNode, [...serverFlags, program, '--demo', ...args], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}

/**
 * Starts a second product on shifted ports with a data folder of its own, and waits until it is ready.
 * @throws Failure with what it said, if it does not come up.
 */
export async function startBeside({ offset, dataFolder }) {
  mkdirSync(logFolder, { recursive: true });
  const file = createWriteStream(join(logFolder, 'e2e-product.log'));
  const product = startProduct(['--port-offset', String(offset)], {
    env: { ...environment, DATA_FOLDER: dataFolder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [product.stdout, product.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
      file.write(chunk);
    });
  const gone = new Promise((resolve) => product.once('exit', resolve));
  const ready = new Promise((resolve) => product.once('message', () => resolve(true)));
  const timer = setTimeout(() => product.kill('SIGKILL'), READY_LIMIT);
  const isReady = await Promise.race([ready, gone.then(() => false)]);
  clearTimeout(timer);
  if (!isReady) throw new Failure(`The product for the tests did not start:\n${said.trim()}`);
  return {
    pid: product.pid,
    async stop() {
      product.kill('SIGTERM');
      await gone;
    },
  };
}
