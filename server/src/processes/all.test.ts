// Runs in a process of its own: it starts the whole product, and nothing that it imports takes long to load.
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { shiftPorts } from './all/ports.ts';

const PROCESS = join(import.meta.dirname, 'all.ts');
/** Below the ephemeral ports. */
const OFFSETS = { first: 15_000, last: 27_000, step: 100 };

/** The whole product in a process of its own, on shifted ports; host and remotes must have been built. */
describe('everything in one process', () => {
  let dataFolder: string;
  /** The one that was started last. */
  let child: ChildProcess;
  const children: ChildProcess[] = [];
  let output: string;

  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'steplight-all-'));
    await chmod(dataFolder, 0o711);
  });

  afterEach(async () => {
    for (const each of children.splice(0)) each.kill('SIGKILL');
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('starts seeded, serves everything and leaves nothing behind on SIGTERM', async () => {
    const { host, remotes, shop, api } = shiftPorts(5000, await startFresh(['--demo']));
    assert.ok(output.includes(`http://localhost:${host}`), output);
    assert.match(output, /demo@steplight\.local {2}password {2}steplight-demo/);
    for (const address of [
      `${host}/`,
      `${host}/login`,
      `${remotes.auth}/manifest.json`,
      `${shop}/`,
      `${api}/health/ready`,
    ])
      assert.equal((await get(address)).status, 200, address);
    const pidFile = join(dataFolder, 'database/cluster/data/postmaster.pid');
    await access(pidFile);
    child.kill('SIGTERM');
    assert.deepEqual(await once(child, 'exit'), [0, null]);
    await assert.rejects(access(pidFile), /ENOENT/);
    await assert.rejects(get(`${host}/login`));
  });

  it('stops when its parent process is gone', async () => {
    await startFresh();
    child.disconnect();
    assert.deepEqual(await once(child, 'exit'), [0, null]);
  });

  it('says in one sentence which ports are taken, and exits with 1', async () => {
    const offset = await startFresh();
    const first = child;
    start(offset);
    assert.deepEqual(await once(child, 'exit'), [1, null]);
    const { host } = shiftPorts(5000, offset);
    assert.ok(output.includes(`✗ Already in use: port ${host} (for the dashboard)`), output);
    assert.doesNotMatch(output, /\n\s+at /);
    first.kill('SIGTERM');
    await once(first, 'exit');
  });

  /** Starts with the first offset whose ports are free. @returns the offset */
  async function startFresh(options: string[] = []): Promise<number> {
    for (let offset = OFFSETS.first; offset < OFFSETS.last; offset += OFFSETS.step) {
      start(offset, options);
      if (await isReady()) return offset;
      assert.match(output, /in use/);
    }
    assert.fail(`No ports are free for the whole product: ${output}`);
  }

  function start(offset: number, options: string[] = []): void {
    output = '';
    const { DATABASE_URL: _url, ...environment } = process.env;
    child = spawn(process.execPath, [PROCESS, '--port-offset', String(offset), ...options], {
      env: { ...environment, DATA_FOLDER: dataFolder, STOP_TIMEOUT_SECONDS: '120' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.push(child);
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
  }

  /** Waits until it reports that it is ready; false: it has ended instead. */
  function isReady(): Promise<boolean> {
    return Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)]);
  }

  function get(address: string): Promise<Response> {
    return fetch(`http://localhost:${address}`, { headers: { accept: 'text/html' } });
  }
});
