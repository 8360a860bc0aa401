import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from 'shared/registry';
import { apiAddress } from '../support/addresses.ts';

const root = join(import.meta.dirname, '../..');
/** Milliseconds; shorter than the time for a hook, so that the failure says what was printed. */
const READY_LIMIT = 500_000;

/** A page whose host and one remote are in development; what is edited is a copy of the remote. */
export interface Development {
  address: string;
  /** Replaces a text in a file of the remote. */
  edit: (file: string, text: string, replacement: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the web server of `pnpm dev:remote`. */
export async function startDevelopment(name: RemoteName): Promise<Development> {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-development-'));
  const copy = join(folder, `remote-${name}`);
  const original = join(root, `remote-${name}`);
  for (const entry of ['package.json', 'src'])
    await cp(join(original, entry), join(copy, entry), { recursive: true });
  await symlink(join(original, 'node_modules'), join(copy, 'node_modules'), 'dir');

  const child = spawn(
    process.execPath,
    [join(root, 'scripts/development/web.mjs'), '--free-ports', `${name}=${copy}`],
    {
      env: { ...process.env, DATA_FOLDER: join(folder, 'data'), API_ADDRESS: apiAddress, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
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
  if (!message) {
    await stop();
    throw new Error(`The page in development did not start:\n${output}`);
  }
  return {
    address: (message[0] as { address: string }).address,
    async edit(file, text, replacement) {
      const path = join(copy, file);
      const content = await readFile(path, 'utf8');
      if (!content.includes(text)) throw new Error(`${file} does not contain "${text}".`);
      await writeFile(path, content.replaceAll(text, replacement));
    },
    stop,
  };
}
