import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiAddress } from '../support/addresses.ts';

export const root = join(import.meta.dirname, '../..');
/** Milliseconds; shorter than the time for a hook, so that the failure says what was printed. */
const READY_LIMIT = 500_000;

/** A program that serves a page in development. */
export interface PageServer {
  /** Without a slash at its end. */
  address: string;
  stop: () => Promise<void>;
}

/** A folder for a page server, which removes it. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'steplight-development-'));

/**
 * Starts a program of the repository that tells its parent process `{ address }` when its page is ready.
 * @param folder a temporary one for its data, which is removed when it is stopped
 * @throws Error with what the program has printed if it does not start
 */
export async function startPageServer(
  folder: string,
  program: string,
  { args = [], cwd = root }: { args?: string[]; cwd?: string },
): Promise<PageServer> {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd,
    env: { ...process.env, DATA_FOLDER: join(folder, 'data'), API_ADDRESS: apiAddress, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const gone = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  const limit = setTimeout(() => child.kill('SIGKILL'), READY_LIMIT);
  const message = await Promise.race([once(child, 'message'), gone.then(() => null)]);
  clearTimeout(limit);
  if (message) return { address: (message[0] as { address: string }).address, stop };
  await stop();
  throw new Error(`The page in development did not start:\n${output}`);
}
