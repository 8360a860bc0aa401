import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { updateRegistry, readStoredRegistry } from '../registry/update-registry.ts';
import { withEntry, type StoredRegistry } from '../registry/stored-registry.ts';
import { startS3Server } from 'stand-ins/s3/s3-server.ts';
import { folderTarget } from './folder-target.ts';
import { openTarget } from './open-target.ts';

const entry = {
  build: 'b',
  version: '1.0.0',
  contract: 1,
  address: 'https://remotes.example/',
  commit: null,
};

/** An idempotent change, as deployments make it. */
const changeOnce = (id: string) => (registry: StoredRegistry) =>
  registry.log.some((entry) => entry.id === id)
    ? registry
    : withEntry(registry, entry, { id, at: '2026-01-01T00:00:00Z', app: 'host', action: 'deploy' });

const s3 = await startS3Server();
const BUCKET = `s3://${s3.settings.bucket}`;
Object.assign(process.env, {
  AWS_ENDPOINT_URL_S3: s3.settings.endpoint,
  AWS_REGION: s3.settings.region,
  AWS_ACCESS_KEY_ID: s3.settings.accessKeyId,
  AWS_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
});

describe('S3', () => {
  it('stores a script with its headers', async () => {
    const target = openTarget(`${BUCKET}/remotes`);
    await target.write('runs/1-a/main.js', Buffer.from('1'), { cache: 'immutable' });
    await target.write('runs/1-a/main.js.br', Buffer.from('2'), { cache: 'immutable' });
    await target.write('remotes.json', Buffer.from('{}'), { cache: 'no-cache' });
    const headers = (key: string) => s3.objects.get(`remotes/${key}`)?.headers ?? {};
    assert.match(String(headers('runs/1-a/main.js')['content-type']), /^text\/javascript/);
    assert.equal(headers('runs/1-a/main.js')['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers('runs/1-a/main.js.br')['content-encoding'], 'br');
    assert.match(String(headers('remotes.json')['content-type']), /^application\/json/);
    assert.equal(headers('remotes.json')['cache-control'], 'no-cache');
  });

  it('retries while the storage is busy or does not respond', async ({ mock }) => {
    const target = openTarget(`${BUCKET}/busy`);
    s3.fail('PUT', 503);
    s3.fail('PUT', 'no reply');
    mock.timers.enable({ apis: ['setTimeout'] });
    let isWritten = false;
    const written = target
      .write('a.json', Buffer.from('1'), { cache: 'no-cache' })
      .finally(() => (isWritten = true));
    // Storage and client share the event loop: a reply comes within a few of its iterations, the time limit after 30,000.
    while (!isWritten) {
      mock.timers.tick(1);
      await nextIteration();
    }
    await written;
    mock.timers.reset();
    s3.fail('GET', 503);
    assert.equal(String((await target.read('a.json'))?.content), '1');
  });

  it('reports a permanent error of the storage', async () => {
    for (let i = 0; i < 4; i++) s3.fail('GET', 503);
    await assert.rejects(
      openTarget(BUCKET).read('a.json'),
      /s3:\/\/steplight-files could not be read: Service/,
    );
    await assert.rejects(async () => openTarget('s3:///a').read('b'), /has no bucket/);
    assert.throws(() => openTarget('ftp://x/y'), /is not a target/);
  });

  it('applies a change once if its reply was lost', async () => {
    const target = openTarget(`${BUCKET}/lost`);
    s3.fail('PUT', 'reply lost');
    await updateRegistry(target, changeOnce('one'));
    assert.deepEqual(
      (await readStoredRegistry(target))?.log.map(({ id }) => id),
      ['one'],
    );
  });

  it('fails if others keep changing the registry', async () => {
    const target = openTarget(`${BUCKET}/contested`);
    let count = 0;
    const contested = updateRegistry(target, (registry) => {
      const key = 'contested/remotes.json';
      const content = Buffer.from(JSON.stringify({ host: null, remotes: {}, log: [], count: ++count }));
      s3.objects.set(key, { content, headers: {}, etag: `"${count}"` });
      return changeOnce('never')(registry);
    });
    await assert.rejects(contested, /was changed by others 12 times in a row/);
  });
});

describe('a folder', () => {
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'steplight-target-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('applies concurrent changes and leaves no other files', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `change ${index}`);
    await Promise.all(ids.map((id) => updateRegistry(folderTarget(folder), changeOnce(id))));
    const stored = (await readStoredRegistry(folderTarget(folder)))?.log.map(({ id }) => id);
    assert.deepEqual(stored?.sort(), ids);
    assert.deepEqual(await readdir(folder), ['remotes.json']);
  });

  it('names the lock of a killed deployment', async () => {
    await writeFile(join(folder, 'remotes.json.lock'), 'process 7 on a.example');
    await assert.rejects(
      updateRegistry(folderTarget(folder, 200), changeOnce('late')),
      /remotes\.json\.lock has existed .* \(process 7 on a\.example\)\. .*delete the file/,
    );
  });
});

describe('an address', () => {
  it('is read-only', async () => {
    const server = createServer(({ url }, response) => {
      const status = { '/remotes/a.json': 200, '/remotes/busy.json': 503 }[url ?? ''] ?? 404;
      response.writeHead(status).end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const target = openTarget(`http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes`);
    assert.equal(String((await target.read('a.json'))?.content), '{}');
    assert.equal(await target.read('b.json'), null);
    await assert.rejects(target.read('busy.json'), /remotes\/busy\.json answered 503/);
    await assert.rejects(updateRegistry(target, changeOnce('one')), /is read-only/);
    server.closeAllConnections();
    server.close();
    await assert.rejects(target.read('a.json'), /could not be read/);
  });
});
