import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { ssoAttempts, ssoCodes } from './tables.ts';
import { openBrowser } from './testing/browser.ts';
import { type Person } from './testing/real-provider.ts';
import { CALLBACK, openSsoApi } from './testing/sso-api.ts';

const { api, queries, provider, other, newCompany, land, signIn, finish, addPerson, roleOf, settings } =
  await openSsoApi();

test('an address that is not verified is not believed', async () => {
  const company = await newCompany();
  const email = `ada@${company.domain}`;
  await addPerson(company, email);
  assert.equal((await signIn(email, { email_verified: false })).error, 'email_unverified');
  const silent = { sub: 'silent', email_verified: undefined } as unknown as Person;
  assert.equal((await signIn(email, silent)).error, 'email_unverified');
});

test('a domain that no company, or another one, has proven makes no account', async () => {
  const company = await newCompany();
  const foreign = await newCompany();
  const entry = `x@${company.domain}`;
  assert.equal((await signIn(entry, { sub: 'a', email: 'x@unknown.example' })).error, 'domain_unverified');
  assert.equal((await signIn(entry, { sub: 'b', email: `x@${foreign.domain}` })).error, 'domain_foreign');
  assert.equal((await signIn(entry, { sub: 'c', email: foreign.email })).error, 'domain_foreign');
});

test('a person who was removed comes back by an invitation only', async () => {
  const company = await newCompany();
  const email = `gone@${company.domain}`;
  const { user, get } = await finish(await signIn(email));
  assert.equal((await company.delete(`/members/${user.id}`)).status, 204);
  assert.equal((await get('/company/me')).status, 401);
  assert.equal((await signIn(email)).error, 'removed');
  assert.equal((await signIn(email, { sub: 'another person' })).error, 'not_member');
  assert.equal((await company.post('/invitations', { email, role: 'editor' })).status, 201);
  await finish(await signIn(email));
  assert.equal(await roleOf(company, user.id), 'editor');
});

test('an account of one person at the provider is not given to another', async () => {
  const company = await newCompany();
  const email = `desk@${company.domain}`;
  await finish(await signIn(email, { sub: 'first holder' }));
  assert.equal((await signIn(email, { sub: 'second holder' })).error, 'linked_to_other');
});

test('an unknown domain, a domain without proof and a provider that is off are said at once', async () => {
  const unproven = await newCompany({ isProven: false });
  const off = await newCompany({ is_enabled: false });
  for (const domain of ['nowhere.example', unproven.domain, off.domain]) {
    const reply = await openBrowser(api).start(`x@${domain}`);
    assert.equal(reply.status, 404);
    assert.match(reply.body.error, new RegExp(`not set up for ${domain}`));
  }
});

test('only a path of the dashboard is opened afterwards', async () => {
  const company = await newCompany();
  for (const next of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'x',
  ]) {
    const reply = await openBrowser(api).start(`x@${company.domain}`, next);
    assert.equal(reply.status, 422, next);
    assert.equal(reply.body.code, 'foreign_next');
  }
});

test('a callback with another state, or without its cookie, is rejected', async () => {
  const company = await newCompany();
  const browser = openBrowser(api);
  const email = `state@${company.domain}`;
  const started = await browser.start(email);
  provider.person = { sub: 'state', email, email_verified: true };
  const back = new URL(await browser.signInAt(started.body.address));
  const stranger = openBrowser(api);
  assert.equal((await stranger.comeBack(back.href)).error, 'attempt_unknown');
  const state = back.searchParams.get('state') ?? '';
  back.searchParams.set('state', `${state.slice(0, -4)}AAAA`);
  assert.equal((await browser.comeBack(back.href)).error, 'wrong_state');
  back.searchParams.set('state', 'xyz.abc');
  assert.equal((await browser.comeBack(back.href)).error, 'attempt_unknown');
});

test('a callback and a code work once, in the browser that began', async () => {
  const company = await newCompany();
  const browser = openBrowser(api);
  const email = `replay@${company.domain}`;
  const started = await browser.start(email);
  provider.person = { sub: 'replay', email, email_verified: true };
  const back = await browser.signInAt(started.body.address);
  const cookies = new Map(browser.cookies);
  const { code } = await browser.comeBack(back);
  assert.equal((await browser.comeBack(back)).error, 'attempt_unknown');
  const stranger = openBrowser(api);
  assert.equal((await stranger.finish(code ?? '')).status, 401);
  assert.equal((await browser.finish(code ?? '')).status, 200);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const again = await browser.finish(code ?? '');
  assert.equal(again.body.code, 'sso_code_expired');
});

test('a code of the provider that was used before is rejected', async () => {
  const company = await newCompany();
  const email = `code@${company.domain}`;
  const browser = openBrowser(api);
  const first = await browser.start(email);
  provider.person = { sub: 'code', email, email_verified: true };
  const used = new URL(await browser.signInAt(first.body.address));
  await browser.comeBack(used.href);
  const second = new URL(await browser.signInAt((await browser.start(email)).body.address));
  second.searchParams.set('code', used.searchParams.get('code') ?? '');
  assert.equal((await browser.comeBack(second.href)).error, 'code_rejected');
});

test('an attempt of more than ten minutes, and a code of more than one, have expired', async () => {
  const company = await newCompany();
  const email = `late@${company.domain}`;
  const past = { expiresAt: new Date(Date.now() - 1000) };
  const browser = openBrowser(api);
  const started = await browser.start(email);
  await queries.update(ssoAttempts).set(past).where(eq(ssoAttempts.companyId, company.companyId));
  assert.equal((await land(browser, started.body.address, { email })).error, 'attempt_expired');
  const landing = await signIn(email);
  await queries.update(ssoCodes).set(past).where(eq(ssoCodes.companyId, company.companyId));
  assert.equal((await landing.browser.finish(landing.code ?? '')).body.code, 'sso_code_expired');
});

test('a reply of another provider is rejected', async () => {
  const company = await newCompany();
  const browser = openBrowser(api);
  const email = `mix@${company.domain}`;
  const { body } = await browser.start(email);
  const elsewhere = new URL(body.address);
  other.person = { sub: 'attacker', email, email_verified: true };
  const { search } = elsewhere;
  const back = await browser.signInAt(`${other.issuer}${elsewhere.pathname}${search}`);
  assert.equal((await browser.comeBack(back)).error, 'wrong_issuer');
  const started = await browser.start(email);
  await company.put('/sso', { ...settings, issuer: other.issuer });
  assert.equal((await land(browser, started.body.address, { email })).error, 'provider_off');
});

test('whatever fails, and too many replies of unknown sign-ins, lead to the login page', async () => {
  const company = await newCompany();
  const email = `many@${company.domain}`;
  const [broken, honest] = [openBrowser(api), openBrowser(api)];
  const first = await broken.start(email);
  await queries.update(ssoAttempts).set({ sealed: 'not what was stored' });
  const failed = await land(broken, first.body.address, { email });
  assert.equal(failed.error, 'internal');
  const second = await honest.start(email);
  const stranger = openBrowser(api);
  const callback = `${CALLBACK}?state=abc.def&code=guess`;
  let error: string | null;
  do ({ error } = await stranger.comeBack(callback));
  while (error === 'attempt_unknown');
  assert.equal(error, 'busy');
  assert.equal((await land(honest, second.body.address, { email })).error, null);
});
