import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { RemoteManifest } from 'shared/registry';
import { eventually, findFreePort } from 'test-support';
import { digestOf, readBuild } from '../builds/build.ts';
import { distOf } from '../builds/run-build.ts';
import { deployBuild } from '../commands/deploy.ts';
import { folderTarget } from '../targets/folder-target.ts';
import type { Target } from '../targets/target.ts';
import { browserSmokeTest } from './browser-smoke-test.ts';

const repository = resolve(import.meta.dirname, '../../..');

/** Serves the built host in its own process and uses a browser. Host and remotes must be built. */
describe('the smoke test of a deployment', { timeout: 600_000 }, () => {
  let folder: string;
  let target: Target;
  let web: ChildProcess;
  let host: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'steplight-smoke-'));
    target = folderTarget(join(folder, 'remotes'));
    // Its environment contains its address, so the port is chosen first; another process may take it in between.
    for (let attempt = 0; attempt < 5; attempt++) if (await start(await findFreePort())) return;
    assert.fail('The server of the page did not start');
  });

  after(async () => {
    web.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });

  async function deploy(app: 'settings' | 'suites', dist = distOf(app)): Promise<void> {
    const tools = { target, smokeTest: browserSmokeTest(process.env), print: () => undefined };
    await deployBuild(await readBuild(app, dist, null), { address: `${host}remotes/`, host }, tools);
  }

  it('is deployed if its screens render, and rejected if they fail', async () => {
    // Without data the screen of suites consists of an error.
    await deploy('suites');
    await deploy('settings');
    const registry = String((await target.read('remotes.json'))?.content);
    assert.match(registry, /\/remotes\/suites\/1\..*\/remotes\/settings\/1\./s);

    await assert.rejects(
      deploy('settings', await writeBrokenBuild(join(folder, 'broken'))),
      /the registry is unchanged\.\s+\/privacy-policy with settings .*the screen is broken/s,
    );
    assert.equal(String((await target.read('remotes.json'))?.content), registry);
  });

  /** Serves the page. Resolves to false if the process ended. */
  async function start(port: number): Promise<boolean> {
    host = `http://localhost:${port}/`;
    const environment = {
      name: 'live',
      apiAddress: 'https://api.example',
      isStaging: false,
      contactAddress: 'privacy@steplight.example',
      documentationAddress: null,
      remoteOrigins: [host.slice(0, -1)],
      previewOrigins: [],
      loadTimeoutMs: 60_000,
    };
    await writeFile(join(folder, 'environments.json'), JSON.stringify({ localhost: environment }));
    web = spawn(process.execPath, [join(repository, 'server/src/processes/web.ts')], {
      env: {
        PATH: process.env['PATH'],
        WEB_PORT: String(port),
        REGISTRY_ADDRESS: join(folder, 'remotes/remotes.json'),
        REGISTRY_SECONDS: '0.2',
        ENVIRONMENTS_ADDRESS: folder,
        REMOTES_FOLDER: join(folder, 'remotes'),
      },
      stdio: 'ignore',
    });
    // It answers 503 as long as nothing is deployed.
    await eventually(async () => web.exitCode !== null || (await fetch(`${host}healthz`)).status > 0);
    return web.exitCode === null;
  }
});

/** A build with valid digests whose code throws. */
async function writeBrokenBuild(dist: string): Promise<string> {
  const isPlain = (path: string) => !/\.(br|gz)$/.test(path);
  await cp(distOf('settings'), dist, { recursive: true, filter: isPlain });
  const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as RemoteManifest;
  const { entry, integrity } = manifest;
  const script = `throw new Error('the screen is broken');${await readFile(join(dist, entry), 'utf8')}`;
  await writeFile(join(dist, entry), script);
  integrity[entry] = digestOf(Buffer.from(script)) ?? '';
  await writeFile(join(dist, 'manifest.json'), JSON.stringify({ ...manifest, build: 'broken' }));
  return dist;
}
