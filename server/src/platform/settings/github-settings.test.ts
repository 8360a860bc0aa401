import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { readConfig } from '../config.ts';

const pem = (type: 'pkcs1' | 'pkcs8') =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type, format: 'pem' }).toString();
const key = pem('pkcs1');
const app = { GITHUB_APP_ID: '4711', GITHUB_APP_SLUG: 'steplight', GITHUB_APP_PRIVATE_KEY: key };

test('without an app GitHub is not set up; with one it is that of github.com', () => {
  assert.equal(readConfig({}).github, undefined);
  const { github } = readConfig(app);
  assert.deepEqual(
    [github?.appId, github?.slug, github?.apiUrl, github?.webUrl, github?.oauth, github?.webhookSecret],
    [4711, 'steplight', 'https://api.github.com', 'https://github.com', undefined, undefined],
  );
});

test('an installation of GitHub Enterprise is named by its addresses', () => {
  const { github } = readConfig({
    ...app,
    GITHUB_API_URL: 'https://github.example.com/api/v3/',
    GITHUB_WEB_URL: 'https://github.example.com/',
    GITHUB_CLIENT_ID: 'Iv1.1',
    GITHUB_CLIENT_SECRET: 'secret',
  });
  assert.equal(github?.apiUrl, 'https://github.example.com/api/v3');
  assert.equal(github?.webUrl, 'https://github.example.com');
  assert.deepEqual(github?.oauth, { clientId: 'Iv1.1', clientSecret: 'secret' });
});

test('the private key may stand in any of the forms that an environment can hold', () => {
  const forms = [key, key.replaceAll('\n', '\\n'), Buffer.from(key).toString('base64'), `\n${key}\n`];
  for (const form of forms)
    assert.equal(readConfig({ ...app, GITHUB_APP_PRIVATE_KEY: form }).github?.privateKey, key.trim());
  assert.ok(readConfig({ ...app, GITHUB_APP_PRIVATE_KEY: pem('pkcs8') }).github);
});

const wrong: [change: Record<string, string>, names: RegExp][] = [
  [{ GITHUB_APP_PRIVATE_KEY: 'no key' }, /GITHUB_APP_PRIVATE_KEY: must be the PEM text/],
  [{ GITHUB_APP_PRIVATE_KEY: `${key.slice(0, 400)}…` }, /GITHUB_APP_PRIVATE_KEY/],
  [{ GITHUB_APP_PRIVATE_KEY: '' }, /GITHUB_APP_PRIVATE_KEY: set all, or none/],
  [{ GITHUB_APP_ID: 'steplight' }, /GITHUB_APP_ID/],
  [{ GITHUB_APP_SLUG: 'https://github.com/apps/steplight' }, /GITHUB_APP_SLUG/],
  [{ GITHUB_API_URL: 'api.github.com' }, /GITHUB_API_URL/],
  [{ GITHUB_WEBHOOK_SECRET: 'short' }, /GITHUB_WEBHOOK_SECRET/],
  [{ GITHUB_CLIENT_ID: 'Iv1.1' }, /GITHUB_CLIENT_SECRET: set both, or neither/],
];
for (const [change, names] of wrong)
  test(`a wrong setting is named, and no key with it: ${JSON.stringify(change).slice(0, 60)}`, () => {
    assert.throws(
      () => readConfig({ ...app, ...change }),
      (error: Error) => names.test(error.message) && !error.message.includes(key.slice(40, 60)),
    );
  });
