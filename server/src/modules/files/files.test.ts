import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ATTACHMENT_MAX_BYTES } from 'shared/constants';
import { asDiskStorage } from '../../platform/storage/disk-storage.ts';
import { present } from '../../testing/present.ts';
import { openTestApi } from '../../testing/test-api.ts';

const api = await openTestApi();

/** The path and query of an address: what the application itself gets to see. */
const local = (address: string) => address.slice('http://localhost:5000'.length);

async function upload(content: Buffer, filename = 'prices.csv', content_type = 'text/csv') {
  const user = await api.newCompany();
  const info = (await user.post('/files/upload-url', { filename, content_type })).body;
  const put = (type = content_type, address = local(info.s3_presigned_url)) =>
    api.as().put(address, content, { 'content-type': type });
  return { user, info, put };
}

test('a file is uploaded without a session and read again through a signed address', async () => {
  const content = Buffer.from('name,price\nlamp,42\n');
  const { user, info, put } = await upload(content);
  assert.match(info.s3_key, new RegExp(`^attachments/${user.companyId}/[0-9a-f-]{36}\\.csv$`));
  assert.equal(info.filename, 'prices.csv');
  assert.equal((await put()).status, 200);

  const address = local(api.platform.storage.readAddress(info.s3_key));
  const read = await api.as().get(address);
  assert.equal(read.status, 200);
  assert.equal(read.text, content.toString());
  assert.equal(read.headers['cross-origin-resource-policy'], 'cross-origin');

  const file = { s3_key: info.s3_key, file_name: 'prices.csv', file_size: content.length };
  const saved = await user.post('/test_blueprint/create', {
    title: 'With a file',
    type: 'integration',
    starting_url: 'http://localhost/',
    steps: [],
    file,
  });
  assert.deepEqual(saved.body.test_blueprint.file, file);
});

test('Range requests are answered in range', async () => {
  const { info, put } = await upload(Buffer.from('0123456789'));
  await put();
  const address = local(api.platform.storage.readAddress(info.s3_key));
  const range = await api.as().get(address, { range: 'bytes=2-4' });
  assert.equal(range.status, 206);
  assert.equal(range.text, '234');
  assert.equal(range.headers['content-range'], 'bytes 2-4/10');
  const end = await api.as().get(address, { range: 'bytes=-3' });
  assert.equal(end.text, '789');
  assert.equal((await api.as().get(address, { range: 'bytes=20-' })).status, 416);
});

test('an address that was tampered with opens nothing', async () => {
  const { info, put } = await upload(Buffer.from('confidential'));
  await put();
  const address = local(api.platform.storage.readAddress(info.s3_key));
  const tampered = [
    address.replace(/signature=./, (text) => (text.endsWith('A') ? 'signature=B' : 'signature=A')),
    address.replace(/expires=(\d+)/, (_text, time: string) => `expires=${Number(time) + 60}`),
    address.replace(/attachments\/\d+/, 'attachments/999'),
    address.replace(/\?.*/, ''),
  ];
  const outside = [
    '/artifacts/../secrets/app.key?expires=9999999999&signature=x',
    '/artifacts/%2e%2e/secrets/app.key?expires=9999999999&signature=x',
  ];
  for (const other of tampered) {
    const reply = await api.as().get(other);
    assert.equal(reply.status, 403, other);
    assert.ok(!reply.text.includes('confidential'), other);
  }
  for (const other of outside) assert.equal((await api.as().get(other)).status, 404, other);
  assert.equal((await api.as().get(address)).status, 200);
});

test('addresses end: reading after an hour, writing after fifteen minutes', () => {
  const { signer } = present(asDiskStorage(api.platform.storage));
  const now = Date.now();
  const minutes = (count: number) => now + count * 60_000;
  const read = Object.fromEntries(new URLSearchParams(signer.readQuery('a/b.jpg', now)));
  assert.deepEqual(signer.readGrant('a/b.jpg', read, minutes(59)), { viewer: null });
  assert.equal(signer.readGrant('a/b.jpg', read, minutes(62)), undefined);
  const grant = { contentType: 'text/csv', maxBytes: 10 };
  const write = Object.fromEntries(new URLSearchParams(signer.writeQuery('a/b.csv', grant, now)));
  assert.deepEqual(signer.writeGrant('a/b.csv', write, minutes(14)), grant);
  assert.equal(signer.writeGrant('a/b.csv', write, minutes(16)), undefined);
  assert.equal(signer.writeGrant('a/b.csv', { ...write, bytes: '999' }, now), undefined);
});

test('the signed PUT takes the announced type only, and not more than 25 MB', async () => {
  const { put } = await upload(Buffer.from('text'));
  const wrong = await put('text/html');
  assert.equal(wrong.status, 400);
  assert.equal(wrong.body.code, 'wrong_type');
  const large = await upload(Buffer.alloc(ATTACHMENT_MAX_BYTES + 1), 'large.pdf', 'application/pdf');
  const reply = await large.put();
  assert.equal(reply.status, 413);
  assert.equal(reply.body.error, 'The file is larger than 25 MB.');
  assert.equal(await api.platform.storage.size(large.info.s3_key), undefined);
});

test('only the listed kinds of files get an address', async () => {
  const user = await api.newCompany();
  for (const filename of ['run.exe', 'page.html', 'noextension', '.csv'])
    assert.equal(
      (await user.post('/files/upload-url', { filename, content_type: 'text/plain' })).status,
      400,
    );
  const upper = { filename: 'PHOTO.JPEG', content_type: 'image/jpeg' };
  assert.equal((await user.post('/files/upload-url', upper)).status, 200);
  assert.equal((await api.as().post('/files/upload-url', upper)).status, 401);
});
