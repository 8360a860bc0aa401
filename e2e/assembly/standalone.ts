import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from 'shared/registry';
import { apiAddress } from '../support/addresses.ts';

const root = join(import.meta.dirname, '../..');
/** Milliseconds; shorter than the time for a hook, so that the failure says what was printed. */
const READY_LIMIT = 500_000;

/** A standalone remote in development, as of `pnpm --filter remote-… dev`. */
export interface Standalone {
  /** Without a slash at its end. */
  address: string;
  stop: () => Promise<void>;
}

export async function startStandalone(name: RemoteName): Promise<Standalone> {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-standalone-'));
  const program = join(root, 'shared/tooling/development/remote.mjs');
  const child = spawn(process.execPath, [program], {
    cwd: join(root, `remote-${name}`),
    env: { ...process.env, DATA_FOLDER: folder, API_ADDRESS: apiAddress, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const gone = once(child, 'exit').then(() => null);
  const ready = new Promise<string>((resolve) => {
    const listen = (chunk: unknown) => {
      output += String(chunk);
      const address = /Standalone +(\S+)\/\n/.exec(output)?.[1];
      if (address) resolve(address);
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', listen);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  const limit = setTimeout(() => child.kill('SIGKILL'), READY_LIMIT);
  const address = await Promise.race([ready, gone]);
  clearTimeout(limit);
  if (address !== null) return { address, stop };
  await stop();
  throw new Error(`The standalone remote did not start:\n${output}`);
}
