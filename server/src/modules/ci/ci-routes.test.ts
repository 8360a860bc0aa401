import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTestApi } from '../../testing/test-api.ts';

const api = await openTestApi();
const folder = join(import.meta.dirname, '../../../../cli');

for (const [name, type] of [
  ['steplight.mjs', 'text/javascript; charset=utf-8'],
  ['steplight.sh', 'text/x-shellscript; charset=utf-8'],
] as const)
  test(`${name} is public, and an unchanged one is answered with 304`, async () => {
    const { status, headers, text } = await api.as().get(`/ci/${name}`);
    assert.deepEqual([status, headers['content-type'], headers['cache-control']], [200, type, 'no-cache']);
    assert.equal(text, await readFile(join(folder, name), 'utf8'));
    const etag = String(headers['etag']);
    const again = await api.as().get(`/ci/${name}`, { 'if-none-match': `"other", W/${etag}` });
    assert.deepEqual([again.status, again.text, again.headers['etag']], [304, '', etag]);
    assert.equal((await api.as().get(`/ci/${name}`, { 'if-none-match': '"other"' })).status, 200);
  });

test('nothing else of the folder is served', async () => {
  for (const path of ['action.yml', '../package.json', '..%2fpackage.json'])
    assert.equal((await api.as().get(`/ci/${path}`)).status, 404);
});
