import assert from 'node:assert/strict';
import { rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, describe, mock, test } from 'node:test';
import { ATTACHMENT_MAX_BYTES } from 'shared/constants';
import { buildApp } from '../../app.ts';
import { createServices } from '../../modules/services.ts';
import type { Config } from '../config.ts';
import type { Platform } from '../platform.ts';
import type { S3Settings } from '../settings/storage-settings.ts';
import { createAddressSigner } from './address-signer.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';
import { present } from '../../testing/present.ts';
import { startS3Server } from 'stand-ins/s3/s3-server.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';

const s3 = await startS3Server();
/** What some storages say to a method that they do not know. */
const NOT_IMPLEMENTED = 501;

/** Settings of a bucket elsewhere, as JSON: `try:swift` gives one. */
const given = process.env['TEST_S3'];

describe('files in the data folder', () => {
  holdsFiles({});

  test('other accounts of the machine cannot read them', async () => {
    const { config } = await openTestPlatform();
    assert.equal((await stat(join(config.dataFolder, 'artifacts'))).mode & 0o777, 0o700);
  });

  test('readiness reports that none can be written', async () => {
    const platform = await openTestPlatform();
    const api = await openTestApi(platform);
    const folder = join(platform.config.dataFolder, 'artifacts');
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    const reply = await api.as().get('/health/ready');
    assert.deepEqual([reply.status, reply.body.failing], [503, ['storage']]);
  });
});
describe('files in a bucket', () => {
  holdsFiles({ s3: s3.settings });

  test('the bucket answers only to signed requests', async () => {
    const address = `${s3.settings.endpoint}/${s3.settings.bucket}/test/a.jpg`;
    assert.equal((await fetch(address, { method: 'PUT', body: 'x' })).status, 403);
    assert.ok(!s3.objects.has('test/a.jpg'));
  });

  test('readiness reports a bucket that does not answer', async () => {
    const api = await openTestApi(
      await openTestPlatform({ config: { s3: { ...s3.settings, endpoint: 'http://127.0.0.1:9' } } }),
    );
    const reply = await api.as().get('/health/ready');
    assert.deepEqual([reply.status, reply.body.failing], [503, ['storage']]);
  });

  test('a bucket of its own address, as Amazon names them', async () => {
    const settings = { ...s3.settings, endpoint: undefined, isPathStyle: false };
    const { storage } = await openTestPlatform({ config: { s3: settings } });
    assert.match(
      storage.readAddress('a.jpg'),
      /^https:\/\/steplight-files\.s3\.eu-test-1\.amazonaws\.com\/test\/a\.jpg\?X-Amz-/,
    );
    const inside = { ...s3.settings, publicEndpoint: 'https://files.example.com' };
    const other = await openTestPlatform({ config: { s3: inside } });
    assert.match(
      other.storage.readAddress('a.jpg'),
      /^https:\/\/files\.example\.com\/steplight-files\/test\/a\.jpg\?/,
    );
  });
});

if (given) describe('files in a bucket elsewhere', () => holdsFiles({ s3: JSON.parse(given) as S3Settings }));

/** What either storage does; requests go over the wire. */
function holdsFiles(config: Partial<Config>): void {
  test('files are stored, measured, read in whole and in range, and removed by folder', async () => {
    const { storage } = await open(config);
    const source = join(tmpdir(), `steplight-film-${process.pid}`);
    await writeFile(source, '0123456789');
    await storage.put('runs/1/2/a.jpg', Buffer.from('content'), 'image/jpeg');
    await storage.put('runs/1/2/b.jpg', Buffer.from('content'), 'image/jpeg');
    await storage.putFile('runs/1/2/recording.webm', source, 'video/webm');
    await storage.put('runs/1/20/a.jpg', Buffer.from('other'), 'image/jpeg');
    assert.equal(await storage.size('runs/1/2/recording.webm'), 10);
    const opened = present(await storage.open('runs/1/2/recording.webm'));
    assert.deepEqual([opened.size, await text(opened.stream)], [10, '0123456789']);

    const middle = present(await storage.open('runs/1/2/recording.webm', { start: 2, end: 4 }));
    assert.deepEqual([middle.size, await text(middle.stream)], [10, '234']);

    const address = storage.readAddress('runs/1/2/recording.webm');
    assert.equal(storage.readAddress('runs/1/2/recording.webm').length, address.length);
    const whole = await fetch(address);
    assert.deepEqual([whole.headers.get('content-type'), await whole.text()], ['video/webm', '0123456789']);
    const range = await fetch(address, { headers: { range: 'bytes=2-4' } });
    assert.deepEqual(
      [range.status, range.headers.get('content-range'), await range.text()],
      [206, 'bytes 2-4/10', '234'],
    );

    const name = 'Rechnung „Mai“ (1).pdf';
    const download = storage.downloadAddress('runs/1/2/a.jpg', name);
    const downloaded = await fetch(download);
    assert.deepEqual(
      [downloaded.headers.get('content-disposition'), await downloaded.text()],
      [
        `attachment; filename="Rechnung _Mai_ (1).pdf"; filename*=UTF-8''Rechnung%20%E2%80%9EMai%E2%80%9C%20%281%29.pdf`,
        'content',
      ],
    );
    assert.ok((await fetch(download.replace('Mai', 'Juni'))).status >= 400, 'another name');
    assert.ok((await fetch(download.replace('a.jpg', 'b.jpg'))).status >= 400, 'another file');

    await storage.removeAll('runs/1/2/');
    assert.deepEqual(
      await Promise.all(
        ['2/a.jpg', '2/b.jpg', '2/recording.webm', '20/a.jpg'].map((key) => storage.size(`runs/1/${key}`)),
      ),
      [undefined, undefined, undefined, 5],
    );
    assert.equal(await storage.open('runs/1/2/a.jpg'), undefined);
    await assert.rejects(storage.put('../outside', Buffer.from('x'), 'text/plain'));
    assert.ok((await fetch(address)).status >= 400);
  });

  test('hostile uploads and hostile readers get nowhere', async (context) => {
    const { services, storage } = await open(config);
    const { id: companyId } = await services.company.create({ name: 'Lamps' });
    const upload = () =>
      services.files.createUpload(companyId, { filename: 'a.csv', content_type: 'text/csv' });
    const put = (address: string, type = 'text/csv', body: string | Buffer = 'lamp,42') =>
      fetch(address, { method: 'PUT', body: body as never, headers: { 'content-type': type } });
    const isAttachable = async (key: string) =>
      (await services.files.attachmentSize(companyId, key)) !== undefined;

    const right = upload();
    assert.equal((await put(right.s3_presigned_url)).status, 200);
    assert.equal(await services.files.attachmentSize(companyId, right.s3_key), 7);
    assert.equal(await services.files.attachmentSize(companyId + 1, right.s3_key), undefined, "another's");
    assert.equal(await (await fetch(storage.readAddress(right.s3_key))).text(), 'lamp,42');

    const other = upload().s3_key;
    const hostile: Record<string, (address: string, key: string) => Promise<Response>> = {
      'another type': (address) => put(address, 'text/html'),
      'another type in the address': (address) => put(address.replace(/csv(?=&|$)/, 'html'), 'text/html'),
      'no signature': (address) => put(address.replace(/\?.*/, '')),
      'another signature': (address) =>
        put(
          address.replace(/(signature=.)(.)/i, (_all, head: string, letter: string) =>
            letter === '_' ? `${head}-` : `${head}_`,
          ),
        ),
      'another key': (address, key) => put(address.replace(key, other)),
      'a key outside': (address, key) => put(address.replace(key, 'attachments/../../outside')),
      'a longer life': (address) =>
        put(address.replace(/expires=(\d+)/i, (_all, time: string) => `expires=${Number(time) + 600}`)),
      'a permission to read': (_address, key) => put(storage.readAddress(key)),
      'no body of its own': (address) => fetch(address, { method: 'POST', body: 'x' }),
      removal: (address) => fetch(address, { method: 'DELETE' }),
    };
    for (const [name, attempt] of Object.entries(hostile)) {
      const { s3_presigned_url: address, s3_key: key } = upload();
      const { status } = await attempt(address, key);
      context.diagnostic(`${name}: ${status}`);
      assert.ok((status >= 400 && status < 500) || status === NOT_IMPLEMENTED, `${name}: ${status}`);
      assert.ok(!(await isAttachable(key)) && !(await isAttachable(other)), name);
    }

    const large = upload();
    await put(large.s3_presigned_url, 'text/csv', Buffer.alloc(ATTACHMENT_MAX_BYTES + 1)).catch(
      () => undefined,
    );
    assert.equal(await isAttachable(large.s3_key), false, 'too large');

    const late = ago(16, upload);
    assert.equal((await put(late.s3_presigned_url)).status, 403, 'too late');
    assert.equal(await isAttachable(late.s3_key), false);

    const read = storage.readAddress(right.s3_key);
    assert.equal((await put(read)).status >= 400, true, 'what may be read may not be written');
    assert.ok((await fetch(upload().s3_presigned_url)).status >= 400, 'what may be written may not be read');
    const old = ago(63, () => storage.readAddress(right.s3_key));
    assert.equal((await fetch(old)).status, 403, 'an hour is over');
    assert.equal(await (await fetch(storage.readAddress(right.s3_key))).text(), 'lamp,42');
  });
}

/** What it answered so many minutes ago. */
function ago<Answer>(minutes: number, ask: () => Answer): Answer {
  mock.timers.enable({ apis: ['Date'], now: Date.now() - minutes * 60_000 });
  try {
    return ask();
  } finally {
    mock.timers.reset();
  }
}

/** A product that keeps its files as configured, reachable over the wire. */
async function open(config: Partial<Config>) {
  const platform = await openTestPlatform({ config });
  const storage = config.s3 ? platform.storage : await serve(platform);
  return { storage, services: createServices({ ...platform, storage }) };
}

/** The storage of a platform whose API listens. */
async function serve(platform: Platform): Promise<Storage> {
  const app = await buildApp({ platform, services: createServices(platform) });
  after(() => app.close());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const folder = join(platform.config.dataFolder, 'artifacts');
  return createDiskStorage(folder, createAddressSigner(platform.secrets), address);
}
