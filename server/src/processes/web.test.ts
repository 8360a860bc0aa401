// Runs in a process of its own: it starts processes, and nothing that it imports takes long to load.
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import type { RegistryFile } from 'shared/registry';
import { eventually } from 'test-support';
import { startProcess } from '../testing/start-process.ts';
import { localEnvironments } from '../web/documents.ts';

const limit = { timeout: 240_000 };

const registryOf = (build: string) => {
  const file = 'remoteEntry.0123abcd.js';
  const integrity = { [file]: `sha384-${'A'.repeat(64)}` };
  const address = 'https://remotes.example/runs/1/';
  const runs = { name: 'runs', container: 'remote_runs', version: '1.0.0', build, contract: 1, entry: file };
  return {
    host: { build: 'stored' },
    remotes: { runs: { ...runs, integrity, address } },
    log: ['long'],
  };
};

describe('the server of the page', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  /** How the registry's server answers. */
  let answer = (response: ServerResponse): unknown => response.end(JSON.stringify(registryOf('first')));
  const registry = createServer((_request, response) => void answer(response));

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'steplight-page-'));
    await write('host/index.html', '<head></head><body>The page</body>');
    await write('host/build.json', '{"build":"own","version":"1.0.0","contract":1}');
    await write('environments.json', JSON.stringify(localEnvironments('https://api.example', [])));
    await write('remotes/runs/1/remoteEntry.0123abcd.js', 'globalThis.runs = 1;');
    registry.listen(0, '127.0.0.1');
    await once(registry, 'listening');
  });
  afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
  after(async () => {
    registry.closeAllConnections();
    registry.close();
    await rm(folder, { recursive: true });
  });

  it(
    'keeps the last good registry while it cannot be read, says so, and takes the next one',
    limit,
    async () => {
      const web = await start(`http://127.0.0.1:${(registry.address() as AddressInfo).port}/`);
      await until(web, 'ok', 'first');
      const { host, log } = (await (await fetch(`${web.address}/remotes.json`)).json()) as RegistryFile & {
        log?: unknown;
      };
      assert.deepEqual([host?.build, log], ['own', undefined]);

      for (const failure of [503, '<!doctype html>', '{"remotes":null}', 'silence']) {
        answer = (response) =>
          failure === 'silence'
            ? null
            : response.writeHead(typeof failure === 'number' ? failure : 200).end(String(failure));
        await until(web, 'stale', 'first');
        answer = (response) => response.end(JSON.stringify(registryOf('first')));
        await until(web, 'ok', 'first');
      }
      assert.match(await (await open(`${web.address}/dashboard`)).text(), /"build":"first".*The page/);
      answer = (response) => response.end(JSON.stringify(registryOf('second')));
      await until(web, 'ok', 'second');
      // As browsers open one ahead; a server that waited for it would be ended as one that hangs.
      const unused = connect(Number(new URL(web.address).port), 'localhost').on('error', () => null);
      await once(unused, 'connect');
      await web.stop();
      assert.match(web.output(), /The registry could not be read; the last good one is kept/);
      assert.match(web.output(), /The registry can be read again/);
    },
  );

  it('starts without a registry, and shows the page once there is one in its folder', limit, async () => {
    const web = await start(join(folder, 'remotes'), { REMOTES_FOLDER: join(folder, 'remotes') });
    assert.equal((await fetch(`${web.address}/healthz`)).status, 503);
    assert.equal((await open(web.address)).status, 503);
    await write('remotes/remotes.json.part', JSON.stringify(registryOf('first')));
    await rename(join(folder, 'remotes/remotes.json.part'), join(folder, 'remotes/remotes.json'));
    await until(web, 'ok', 'first');
    const script = await fetch(`${web.address}/remotes/runs/1/remoteEntry.0123abcd.js`);
    assert.equal(await script.text(), 'globalThis.runs = 1;');
    assert.equal(script.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    await write('host/build.json', '{"build":"next","version":"1.0.1","contract":1}');
    await eventually(async () =>
      (await (await fetch(`${web.address}/remotes.json`)).text()).includes('"build":"next"'),
    );
    assert.match(await (await open(web.address)).text(), /"host":{"build":"next"/);
    assert.equal((await fetch(`${web.address}/remotes/runs/2/remoteEntry.0123abcd.js`)).status, 404);
    await web.stop();
  });

  for (const [name, environment, message] of [
    [
      'nothing is named',
      {},
      /^The configuration is wrong\. REGISTRY_ADDRESS: must name .*ENVIRONMENTS_ADDRESS/,
    ],
    [
      'a place that does not exist',
      { ENVIRONMENTS_ADDRESS: '/nowhere' },
      /^environments\.json could not be read from \/nowhere/,
    ],
    [
      'origins that are none',
      { ENVIRONMENTS_ADDRESS: 'wrong.json' },
      /localhost\.remoteOrigins\.0: must be an origin/,
    ],
    ['a host that was not built', { HOST_FOLDER: '/nowhere' }, /^HOST_FOLDER: \/nowhere holds no build/],
  ] as const)
    it(`says in one line why it cannot start: ${name}`, limit, async () => {
      await write(
        'wrong.json',
        JSON.stringify(localEnvironments('https://api.example', ["'unsafe-inline'"])),
      );
      const settings: Record<string, string> =
        name === 'nothing is named' ? {} : { ...basis(join(folder, 'remotes')), ...environment };
      if (settings['ENVIRONMENTS_ADDRESS'] === 'wrong.json')
        settings['ENVIRONMENTS_ADDRESS'] = join(folder, 'wrong.json');
      const { child, exit, errors } = startProcess('web', settings);
      children.push(child);
      assert.equal(await exit, 1);
      assert.match(errors(), message);
      assert.equal(errors().trim().split('\n').length, 1);
    });

  const open = (address: string) => fetch(address, { headers: { accept: 'text/html' } });

  function basis(registryAddress: string): Record<string, string> {
    return {
      REGISTRY_ADDRESS: registryAddress,
      ENVIRONMENTS_ADDRESS: join(folder, 'environments.json'),
      HOST_FOLDER: join(folder, 'host'),
      REGISTRY_SECONDS: '0.2',
      LOG_LEVEL: 'info',
    };
  }

  async function start(registryAddress: string, more: Record<string, string> = {}) {
    const { child, exit, errors, logged } = startProcess('web', {
      ...basis(registryAddress),
      WEB_PORT: '0',
      ...more,
    });
    children.push(child);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    const port = await logged(/"port":(\d+).*The page is served/);
    return {
      address: `http://localhost:${port}`,
      output: () => output,
      async stop() {
        child.kill('SIGTERM');
        assert.equal(await exit, 0, errors());
      },
    };
  }

  /** Waits until it says this of itself, and shows this build of the runs. */
  async function until({ address }: { address: string }, status: string, build: string): Promise<void> {
    await eventually(async () => {
      const health = (await (await fetch(`${address}/healthz`)).json()) as { status: string };
      const text = await (await fetch(`${address}/remotes.json`)).text();
      const shown = /"build":"(\w+)","contract":1,"entry"/.exec(text)?.[1];
      assert.deepEqual([health.status, shown], [status, build]);
      return true;
    });
  }

  async function write(path: string, content: string): Promise<void> {
    const file = join(folder, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, content);
  }
});
