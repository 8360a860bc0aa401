import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { openBrowser } from './testing/browser.ts';
import { startForgingProvider, type Forgery } from './testing/forging-provider.ts';

const CLIENT_ID = 'steplight';
const EMAIL = 'victim@forged.example';
const provider = await startForgingProvider(CLIENT_ID, { sub: 'victim', email: EMAIL, email_verified: true });
const platform = await openTestPlatform({ config: { ssoHosts: [provider.host] } });
let record = '';
const api = await openTestApi({ ...platform, resolveTxt: async () => [[record]] });
const owner = await api.newCompany('owner@forged.example');
await owner.put('/sso', {
  issuer: provider.issuer,
  client_id: CLIENT_ID,
  client_secret: 'secret',
  is_enabled: true,
  is_required: false,
  role_claim: null,
  role_values: { owner: [], editor: [], viewer: [] },
  default_role: 'editor',
  break_glass_user_id: null,
});
const { body: added } = await owner.post('/sso/domains', { domain: 'forged.example' });
record = added.sso.domains[0].record;
await owner.post(`/sso/domains/${added.sso.domains[0].id}/verify`);

async function signIn(forgery: Forgery, change?: (query: URLSearchParams) => void) {
  provider.forgery = forgery;
  const browser = openBrowser(api);
  const { body } = await browser.start(EMAIL);
  return browser.comeBack(provider.signInAt(body.address, change));
}

const now = () => Math.floor(Date.now() / 1000);

test('an honest token is taken, also if the clocks differ by half a minute', async () => {
  assert.equal((await signIn({})).error, null);
  assert.equal((await signIn({ claims: { exp: now() - 30 } })).error, null);
  assert.equal((await signIn({ claims: { iat: now() + 30, nbf: now() + 30 } })).error, null);
});

const attacks: [string, Forgery, string][] = [
  ['another nonce', { claims: { nonce: 'of another sign-in' } }, 'wrong_nonce'],
  ['no nonce', { claims: { nonce: undefined } }, 'bad_signature'],
  ['another audience', { claims: { aud: 'another-client' } }, 'wrong_audience'],
  ['another issuer', { claims: { iss: 'https://idp.example' } }, 'wrong_issuer'],
  ['no signature', { header: { alg: 'none' }, signature: 'none' }, 'bad_signature'],
  ['the public key as a shared secret', { header: { alg: 'HS256' }, signature: 'hmac' }, 'bad_signature'],
  ['a key that is not published', { signature: 'other' }, 'bad_signature'],
  ['an unknown key', { header: { kid: 'unknown' }, signature: 'other' }, 'bad_signature'],
  ['a time that is over', { claims: { exp: now() - 300 } }, 'token_expired'],
];

for (const [name, forgery, error] of attacks)
  test(`a token with ${name} is rejected`, async () => {
    assert.equal((await signIn(forgery)).error, error);
  });

test('a reply that names no issuer, or another one, is rejected', async () => {
  assert.equal((await signIn({}, (query) => query.delete('iss'))).error, 'wrong_issuer');
  const changed = await signIn({}, (query) => query.set('iss', 'https://idp.example'));
  assert.equal(changed.error, 'wrong_issuer');
});
