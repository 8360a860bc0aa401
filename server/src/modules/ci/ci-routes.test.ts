import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { openTestApi } from '../../testing/test-api.ts';

const api = await openTestApi();
const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'steplight-client-'));
after(() => rm(folder, { recursive: true, force: true }));

test('the client is public, one file, and an unchanged one is answered with 304', async () => {
  const { status, headers, text } = await api.as().get('/ci/steplight.mjs');
  const type = 'text/javascript; charset=utf-8';
  assert.deepEqual([status, headers['content-type'], headers['cache-control']], [200, type, 'no-cache']);
  assert.doesNotMatch(text, /from '\.|^export /m);
  const etag = String(headers['etag']);
  const again = await api.as().get('/ci/steplight.mjs', { 'if-none-match': `"other", W/${etag}` });
  assert.deepEqual([again.status, again.text, again.headers['etag']], [304, '', etag]);
  assert.equal((await api.as().get('/ci/steplight.mjs', { 'if-none-match': '"other"' })).status, 200);
});

test('the one file says the same as the modules of the repository', async () => {
  const file = join(folder, 'steplight.mjs');
  await writeFile(file, (await api.as().get('/ci/steplight.mjs')).text);
  const ours = join(import.meta.dirname, '../../../../cli/steplight.mjs');
  for (const args of [
    ['--help'],
    ...['run', 'pull', 'push', 'check', 'export', 'login'].map((name) => [name, '--help']),
  ]) {
    const [served, own] = await Promise.all(
      [file, ours].map((path) => run(process.execPath, [path, ...args])),
    );
    assert.equal(served?.stdout, own?.stdout);
    assert.match(served?.stdout ?? '', /^Usage: steplight /);
  }
});

test('nothing else of the folder is served', async () => {
  for (const path of ['steplight.sh', 'action.yml', 'src/client.mjs', '../package.json', '..%2fpackage.json'])
    assert.equal((await api.as().get(`/ci/${path}`)).status, 404);
});
