import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openSecrets } from './secrets.ts';
import { present } from '../../testing/present.ts';

const folder = await mkdtemp(join(tmpdir(), 'steplight-secrets-'));
after(() => rm(folder, { recursive: true }));

test('the key file is written once, for its owner only, and agreed on by processes that start together', async () => {
  const opened = await Promise.all([1, 2, 3, 4].map(() => openSecrets(undefined, folder)));
  const sealed = present(opened[0]).encrypt('sl_key');
  for (const secrets of opened) assert.equal(secrets.decrypt(sealed), 'sl_key');
  const path = join(folder, 'secrets', 'app.key');
  assert.equal((await stat(path)).mode & 0o777, 0o600);
  assert.ok(!(await readFile(path, 'utf8')).includes('sl_key'));
});

test('another secret, or an altered text, opens nothing', async () => {
  const secrets = await openSecrets('a secret of at least 32 characters', folder);
  const other = await openSecrets('another secret of 32 characters!!', folder);
  const sealed = secrets.encrypt('sl_key');
  assert.notEqual(secrets.encrypt('sl_key'), sealed, 'no two are alike');
  assert.equal(secrets.decrypt(sealed), 'sl_key');
  assert.throws(() => other.decrypt(sealed));
  const altered = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
  assert.throws(() => secrets.decrypt(altered));
  assert.equal(other.isSignature('text', secrets.sign('text')), false);
  assert.equal(secrets.isSignature('text', secrets.sign('text')), true);
  assert.equal(secrets.isSignature('text', ''), false);
});

test('a damaged key file is a sentence', async () => {
  const broken = await mkdtemp(join(folder, 'broken-'));
  await openSecrets(undefined, broken);
  await writeFile(join(broken, 'secrets', 'app.key'), 'short');
  await assert.rejects(openSecrets(undefined, broken), /app\.key is damaged\. Restore it from a backup\.$/);
});
