import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SentAuditEvent } from 'shared/contract';
import { PASSWORD, type Client } from '../../testing/test-api.ts';
import { openBrowser } from './testing/browser.ts';
import { CLIENT } from './testing/real-provider.ts';
import { CALLBACK, openSsoApi } from './testing/sso-api.ts';

const { api, provider, newCompany, land, signIn, finish, roleOf, addPerson } = await openSsoApi();

test('a colleague without an account gets one, in the company and with its default role', async () => {
  const company = await newCompany();
  const email = `grace@${company.domain}`;
  const landing = await signIn(email, { name: 'Grace Hopper' }, '/dashboard/tests?tab=modules');
  assert.equal(landing.next, '/dashboard/tests?tab=modules');
  assert.ok(landing.address.startsWith('http://localhost:3000/login?'));
  const session = await finish(landing);
  assert.ok(!landing.address.includes(session.token));
  assert.equal(session.user.email, email);
  assert.equal(await roleOf(company, session.user.id), 'viewer');
  assert.equal((await session.get('/company/me')).body.company.name, company.email);
  const again = await finish(await signIn(email));
  assert.equal(again.user.id, session.user.id);
});

test('a member signs in to the account that they have; afterwards their address at the provider does not matter', async () => {
  const company = await newCompany();
  const email = `ada@${company.domain}`;
  const { id } = await addPerson(company, email);
  assert.equal((await finish(await signIn(email, { sub: 'ada' }))).user.id, id);
  const moved = { sub: 'ada', email: 'ada@elsewhere.example', email_verified: false };
  assert.equal((await finish(await signIn(email, moved))).user.id, id);
});

test('two tabs sign in at once', async () => {
  const company = await newCompany();
  const browser = openBrowser(api);
  const email = `tabs@${company.domain}`;
  const first = await browser.start(email);
  const second = await browser.start(email);
  const one = await land(browser, first.body.address, { email });
  const two = await land(browser, second.body.address, { email });
  await finish({ browser, ...two });
  await finish({ browser, ...one });
});

test('roles follow the claim at each sign-in, and the last owner stays one', async () => {
  const company = await newCompany({
    role_claim: 'groups',
    role_values: { owner: ['admins'], editor: ['qa', 'dev'], viewer: ['all'] },
    default_role: null,
  });
  const hasSsoRoles = async (by: Client) => (await by.get('/members')).body.has_sso_roles;
  assert.deepEqual([await hasSsoRoles(company), await hasSsoRoles(await newCompany())], [true, false]);
  const email = `roles@${company.domain}`;
  const { user } = await finish(await signIn(email, { groups: ['all', 'qa'] }));
  assert.equal(await roleOf(company, user.id), 'editor');
  await finish(await signIn(email, { groups: ['all'] }));
  assert.equal(await roleOf(company, user.id), 'viewer');
  assert.equal((await signIn(email, { groups: ['guests'] })).error, 'no_role');
  const owner = await finish(await signIn(company.email, { groups: ['all'] }));
  assert.equal(await roleOf(company, owner.user.id), 'owner');
  await finish(await signIn(email, { groups: ['admins'] }));
  await finish(await signIn(company.email, { groups: ['all'] }));
  assert.equal(await roleOf(company, owner.user.id), 'viewer');
});

test('a key that the provider replaced a moment ago is taken', async () => {
  const company = await newCompany();
  const email = `keys@${company.domain}`;
  await finish(await signIn(email));
  provider.rotateKeys();
  await finish(await signIn(email));
});

test('someone whom the provider does not vouch for links the account while signed in with the password', async () => {
  const company = await newCompany();
  const email = `link@${company.domain}`;
  await addPerson(company, email);
  const { access_token: token } = await api.services.auth.login({ email, password: PASSWORD }, '127.0.0.1');
  assert.deepEqual((await api.as(token).get('/sso/link')).body, { is_available: true, is_linked: false });
  const browser = openBrowser(api);
  const { body } = await browser.startLink(token);
  const unverified = { email, email_verified: false };
  const landing = await land(browser, body.address, unverified);
  assert.equal(landing.address, 'http://localhost:3000/dashboard/settings#single-sign-on');
  assert.equal(browser.cookies.size, 0);
  assert.deepEqual((await api.as(token).get('/sso/link')).body, { is_available: true, is_linked: true });
  assert.equal((await finish(await signIn(email, unverified))).user.email, email);
});

test('a person who cancels at the provider reads that on the login page', async () => {
  const company = await newCompany();
  const browser = openBrowser(api);
  const { body } = await browser.start(`no@${company.domain}`);
  const state = new URL(body.address).searchParams.get('state') ?? '';
  const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer });
  assert.equal((await browser.comeBack(`${CALLBACK}?${query}`)).error, 'cancelled');
});

test('the audit log has sign-ins, rejected ones, and what the provider decided; the session, where it is', async () => {
  const company = await newCompany({
    role_claim: 'groups',
    role_values: { owner: [], editor: ['qa'], viewer: ['all'] },
    default_role: null,
  });
  const email = `log@${company.domain}`;
  const { data: before } = await eventsOf(company);
  const session = await finish(await signIn(email, { groups: ['all'] }));
  await finish(await signIn(email, { groups: ['qa'] }));
  assert.equal((await signIn(email, { groups: ['guests'] })).error, 'no_role');
  await company.delete(`/members/${session.user.id}`);
  await company.post('/invitations', { email, role: 'editor' });
  const invited = await finish(await signIn(email, { groups: ['qa'] }));
  const { data, text } = await eventsOf(company);
  const events = data.slice(before.length).filter(({ actor }) => actor !== company.email);
  const role = (name: string) => ({ role: name });
  assert.deepEqual(
    events.map(({ action, actor, subject, after }) => [action, actor, subject, after]),
    [
      ['member.added', 'single sign-on', email, role('viewer')],
      ['sso.identity_linked', 'single sign-on', email, { issuer: provider.issuer }],
      ['session.signed_in', email, email, { method: 'sso' }],
      ['member.role_changed', 'single sign-on', email, role('editor')],
      ['session.signed_in', email, email, { method: 'sso' }],
      ['session.sign_in_failed', 'unknown', email, { method: 'sso', reason: 'no_role' }],
      ['member.added', 'single sign-on', email, role('editor')],
      ['session.signed_in', email, email, { method: 'sso' }],
    ],
  );
  assert.ok(events.every(({ address }) => address === '127.0.0.1'));
  for (const secret of [session.token, invited.token, CLIENT.secret]) assert.ok(!text.includes(secret));
  const [row] = (await invited.get('/account/sessions')).body.sessions;
  assert.deepEqual([row.address, row.browser], ['127.0.0.1', 'Firefox 140']);
});

/** Oldest first. */
async function eventsOf(owner: Client): Promise<{ data: SentAuditEvent[]; text: string }> {
  const { body, text } = await owner.get('/audit_events?limit=200');
  return { data: body.audit_events.reverse(), text };
}
