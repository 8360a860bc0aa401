import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './main.mjs';
import { environment, logFolder, pinnedNode, root } from './project.mjs';

const START_TIMEOUT_MS = 600_000;

/** V8 flags of the server: a young generation of 24 MB instead of 48. A smaller one slows long lists down by a third. */
export const serverFlags = ['--max-semi-space-size=8'];

/**
 * Starts the whole product in a child process, which exits if this process dies.
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
 * Starts a second product with a port offset and its own data folder, and waits until it is ready.
 * @param {{ offset: number, dataFolder: string, settings?: Record<string, string> }} options `settings`: further environment variables
 * @throws UserError with its output if it does not start
 */
export async function startSecondProduct({ offset, dataFolder, settings }) {
  mkdirSync(logFolder, { recursive: true });
  const file = createWriteStream(join(logFolder, 'e2e-product.log'));
  const product = startProduct(['--port-offset', String(offset)], {
    env: { ...environment, DATA_FOLDER: dataFolder, DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [product.stdout, product.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      file.write(chunk);
    });
  const exited = new Promise((resolve) => product.once('exit', resolve));
  const ready = new Promise((resolve) => product.once('message', () => resolve(true)));
  const timer = setTimeout(() => product.kill('SIGKILL'), START_TIMEOUT_MS);
  const isReady = await Promise.race([ready, exited.then(() => false)]);
  clearTimeout(timer);
  if (!isReady) throw new UserError(`The product for the tests did not start:\n${output.trim()}`);
  return {
    pid: product.pid,
    async stop() {
      product.kill('SIGTERM');
      await exited;
    },
  };
}
