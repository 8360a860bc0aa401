import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { requireFreePorts, shiftPorts } from './all/ports.ts';

const PROCESS = join(import.meta.dirname, 'all.ts');
const OFFSET = await freeOffset();
const PORTS = shiftPorts(5000, OFFSET);

/** The whole product in a process of its own, on shifted ports; host and remotes must have been built. */
describe('everything in one process', () => {
  let dataFolder: string;
  let child: ChildProcess;
  let output: string;

  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'steplight-all-'));
    await chmod(dataFolder, 0o711);
  });

  afterEach(async () => {
    child.kill('SIGKILL');
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('starts seeded, serves everything and leaves nothing behind on SIGTERM', async () => {
    await started(start(['--demo']));
    assert.ok(output.includes(`http://localhost:${PORTS.host}`), output);
    assert.match(output, /demo@steplight\.local {2}password {2}steplight-demo/);
    const { host, remotes, shop, api } = PORTS;
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
    await started(start([]));
    child.disconnect();
    assert.deepEqual(await once(child, 'exit'), [0, null]);
  });

  it('says in one sentence which ports are taken, and exits with 1', async () => {
    const first = start([]);
    await started(first);
    const second = start([]);
    assert.deepEqual(await once(second, 'exit'), [1, null]);
    assert.ok(output.includes(`✗ Already in use: port ${PORTS.host} (for the dashboard)`), output);
    assert.doesNotMatch(output, /\n\s+at /);
    first.kill('SIGTERM');
    await once(first, 'exit');
  });

  function start(options: string[]): ChildProcess {
    output = '';
    const { DATABASE_URL: _url, ...environment } = process.env;
    child = spawn(process.execPath, [PROCESS, '--port-offset', String(OFFSET), ...options], {
      env: { ...environment, DATA_FOLDER: dataFolder },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    return child;
  }

  /** Waits until it reports that it is ready; fails with its output if it ends instead. */
  async function started(process: ChildProcess): Promise<void> {
    const ready = await Promise.race([
      once(process, 'message').then(() => true),
      once(process, 'exit').then(() => false),
    ]);
    assert.ok(ready, output);
  }

  function get(address: string): Promise<Response> {
    return fetch(`http://localhost:${address}`, { headers: { accept: 'text/html' } });
  }
});

/** Below the ephemeral ports, of which one may be taken between the check and its use. */
async function freeOffset(): Promise<number> {
  for (let offset = 15_000; offset < 27_000; offset += 100)
    if (
      await requireFreePorts(shiftPorts(5000, offset)).then(
        () => true,
        () => false,
      )
    )
      return offset;
  throw new Error('No ports are free for the whole product.');
}
