import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { REMOTE_NAMES, type RegistryFile, type RemoteName } from 'shared/registry';
import { eventually } from 'test-support';
import { createLog } from '../platform/log.ts';
import type { Environments } from './documents.ts';
import { startWebServers, type WebServers } from './start-web-servers.ts';

const log = createLog('silent');
const apiAddress = 'http://localhost:5999';
const demoAddress = 'http://localhost:4999';
const navigation = { headers: { accept: 'text/html,application/xhtml+xml' } };

const DIGEST = `sha384-${'A'.repeat(64)}`;

const manifest = (name: RemoteName, build = 'first') => ({
  name,
  container: `remote_${name}`,
  version: '1.0.0',
  build,
  contract: 1,
  entry: 'remoteEntry.0123abcd.js',
  integrity: { 'remoteEntry.0123abcd.js': DIGEST },
});

describe('web servers', () => {
  let packagesFolder: string;
  let servers: WebServers;

  before(async () => {
    packagesFolder = await mkdtemp(join(tmpdir(), 'steplight-web-'));
    await write('host/dist/index.html', '<html><head><title>Page</title></head><body></body></html>');
    await write('host/dist/build.json', '{"build":"first"}');
    await write('host/dist/main.0123abcd.js', 'console.log(1)');
    await write('host/dist/main.0123abcd.js.br', 'brotli bytes');
    for (const name of REMOTE_NAMES) {
      await write(`remote-${name}/dist/manifest.json`, JSON.stringify(manifest(name)));
      await write(`remote-${name}/dist/remoteEntry.0123abcd.js`, `var ${name};`);
    }
    servers = await start();
  });

  after(async () => {
    await servers.close();
    await rm(packagesFolder, { recursive: true });
  });

  it('answers every address that a browser opens with the page, its documents inlined', async () => {
    for (const path of ['/', '/dashboard/testrun/7', '/index.html', '/login?next=%2Fdashboard']) {
      const response = await fetch(servers.address + path, navigation);
      const html = await response.text();
      assert.equal(response.status, 200);
      assert.match(response.headers.get('content-type') ?? '', /text\/html/);
      assert.equal(response.headers.get('cache-control'), 'no-cache');
      const { localhost } = readBlock<Environments>(html, 'steplight-environments');
      assert.equal(localhost?.apiAddress, apiAddress);
      assert.equal(localhost.isStaging, true);
      const { runs } = readBlock<RegistryFile>(html, 'steplight-remotes').remotes;
      assert.equal(runs.address, `${servers.remotes.runs}/`);
      assert.equal(runs.integrity[runs.entry], DIGEST);
    }
  });

  it('offers the same documents as files', async () => {
    const environments = await fetch(`${servers.address}/environments.json`);
    assert.equal(environments.headers.get('cache-control'), 'no-cache');
    const { localhost } = (await environments.json()) as Environments;
    assert.deepEqual([localhost?.apiAddress, localhost?.demoAddress], [apiAddress, demoAddress]);
    const remotes = (await (await fetch(`${servers.address}/remotes.json`)).json()) as RegistryFile;
    assert.deepEqual(Object.keys(remotes.remotes), [...REMOTE_NAMES]);
  });

  it('allows scripts from host and remotes only, and nothing inline', async () => {
    const first = await fetch(servers.address, navigation);
    const policy = first.headers.get('content-security-policy') ?? '';
    const scripts = directive(policy, 'script-src');
    assert.deepEqual(scripts, [
      "'self'",
      ...Object.values(servers.remotes),
      'http://localhost:*',
      'http://127.0.0.1:*',
    ]);
    assert.doesNotMatch(policy, /unsafe/);
    assert.deepEqual(directive(policy, 'default-src'), ["'none'"]);
    assert.deepEqual(directive(policy, 'frame-ancestors'), ["'none'"]);
    assert.ok(directive(policy, 'connect-src').includes(apiAddress));
    assert.deepEqual(directive(policy, 'frame-src'), [apiAddress]);
    assert.ok(directive(policy, 'connect-src').includes(apiAddress.replace('http:', 'ws:')));
    const nonce = /nonce="([^"]+)"/.exec(await first.text())?.[1] ?? 'no nonce';
    assert.ok(directive(policy, 'style-src').includes(`'nonce-${nonce}'`));
    const second = await (await fetch(servers.address, navigation)).text();
    assert.ok(!second.includes(nonce), 'a nonce is used once');
  });

  it('lets browsers keep hashed files for ever and ask about the others', async () => {
    const script = await fetch(`${servers.address}/main.0123abcd.js`);
    assert.equal(script.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    const about = await fetch(`${servers.remotes.auth}/manifest.json`);
    assert.equal(about.headers.get('cache-control'), 'no-cache');
  });

  it('lets no file of host or remote load anything where it is opened by itself', async () => {
    for (const address of [
      `${servers.address}/main.0123abcd.js`,
      `${servers.remotes.runs}/remoteEntry.0123abcd.js`,
    ]) {
      const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
      assert.match(policy, /^default-src 'none';/);
    }
  });

  it('sends the compressed file to who understands it', async () => {
    const headers = { 'accept-encoding': 'br' };
    const response = await fetch(`${servers.address}/main.0123abcd.js`, { headers, method: 'HEAD' });
    assert.equal(response.headers.get('content-encoding'), 'br');
    assert.match(response.headers.get('content-type') ?? '', /javascript/);
    assert.match(response.headers.get('vary') ?? '', /accept-encoding/i);
  });

  it('says plainly that a missing script is missing', async () => {
    const response = await fetch(`${servers.address}/main.99999999.js`);
    assert.equal(response.status, 404);
    assert.doesNotMatch(response.headers.get('content-type') ?? '', /html/);
    assert.equal((await fetch(`${servers.address}/dashboard`, { method: 'POST' })).status, 404);
  });

  it('lets the pages of the host read a remote, and no others', async () => {
    const address = `${servers.remotes.runs}/remoteEntry.0123abcd.js`;
    const ask = async (origin: string) =>
      (await fetch(address, { headers: { origin } })).headers.get('access-control-allow-origin');
    assert.equal(await ask(servers.address), servers.address);
    assert.notEqual(await ask('http://elsewhere.example'), 'http://elsewhere.example');
    assert.notEqual(await ask('http://elsewhere.example'), '*');
  });

  it('refuses to start without a build, says what to do, and leaves nothing listening', async () => {
    const path = 'remote-settings/dist/manifest.json';
    const before = countListening();
    await rm(join(packagesFolder, path));
    await assert.rejects(start(), /remote-settings has not been built\. Run npm start, or pnpm build\./);
    await eventually(() => countListening() === before);
    await write(path, JSON.stringify(manifest('settings')));
  });

  it('names a directive that was built again from then on', async () => {
    await write('remote-runs/dist/manifest.json', JSON.stringify(manifest('runs', 'second')));
    const html = await (await fetch(servers.address, navigation)).text();
    assert.equal(readBlock<RegistryFile>(html, 'steplight-remotes').remotes.runs.build, 'second');
    const remotes = (await (await fetch(`${servers.address}/remotes.json`)).json()) as RegistryFile;
    assert.equal(remotes.remotes.runs.build, 'second');
    assert.deepEqual(remotes.host, { build: 'first' });
  });

  it('fails when a port is taken', async () => {
    const before = countListening();
    await assert.rejects(start(Number(new URL(servers.address).port)), { code: 'EADDRINUSE' });
    await eventually(() => countListening() === before);
    assert.equal((await fetch(servers.address, navigation)).status, 200);
  });

  async function write(path: string, content: string): Promise<void> {
    const file = join(packagesFolder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  function start(hostPort = 0): Promise<WebServers> {
    const remotePorts = REMOTE_NAMES.map((name) => [name, 0]);
    return startWebServers({
      hostPort,
      remotePorts: Object.fromEntries(remotePorts) as Record<RemoteName, number>,
      apiAddress,
      demoAddress,
      log,
      packagesFolder,
    });
  }
});

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((directive) => directive.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

function readBlock<Document>(html: string, id: string): Document {
  return JSON.parse(new RegExp(`id="${id}">([^<]*)</script>`).exec(html)?.[1] ?? '{}') as Document;
}

/** Servers of this process. */
const countListening = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'TCPServerWrap').length;
