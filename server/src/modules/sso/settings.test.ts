import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { endpoints } from 'shared/contract';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { PASSWORD, type Client, type Reply } from '../../testing/test-api.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { createAccountsService } from '../auth/accounts-service.ts';
import { sessions } from '../auth/tables.ts';
import { companies } from '../company/tables.ts';
import { members } from '../members/tables.ts';
import { CLIENT } from './testing/real-provider.ts';
import { openSsoApi } from './testing/sso-api.ts';

const { api, queries, other, records, newCompany, signIn, finish, addPerson, settings, roleOf } =
  await openSsoApi();

test('SSO only needs a verified domain, an owner who has used it, and one who can do without', async () => {
  const company = await newCompany({ isProven: false });
  const { body } = await company.get('/sso');
  const [owner] = body.sso.owners;
  const required = { ...settings, is_required: true, break_glass_user_id: owner.user_id };
  assert.match((await company.put('/sso', required)).body.error, /Verify an e-mail domain/);
  records.set(company.domain, [[company.record]]);
  await company.post(`/sso/domains/${company.domainId}/verify`);
  assert.match((await company.put('/sso', required)).body.error, /Sign in by single sign-on yourself/);
  await finish(await signIn(company.email));
  const without = await company.put('/sso', { ...required, break_glass_user_id: null });
  assert.ok(without.body.fields.break_glass_user_id);
  assert.equal((await company.put('/sso', required)).body.sso.provider.is_required, true);
  assert.equal((await company.delete(`/sso/domains/${company.domainId}`)).status, 409);
});

test('under SSO only passwords and their sessions end, except those of one owner', async () => {
  const company = await newCompany();
  const email = `only@${company.domain}`;
  const { id } = await addPerson(company, email);
  const { access_token: before } = await api.services.auth.login({ email, password: PASSWORD }, '127.0.0.1');
  const accounts = createAccountsService(api.platform);
  const account = { id, email, companyId: company.companyId };
  const link = (await accounts.resetLink(account)).address.split('/').at(-1);
  await finish(await signIn(company.email));
  const bySso = await finish(await signIn(email));
  const owner = (await company.get('/sso')).body.sso.owners[0];
  const required = { ...settings, is_required: true, break_glass_user_id: owner.user_id };
  assert.equal((await company.put('/sso', required)).status, 200);

  assert.equal((await api.as(before).get('/company/me')).status, 401);
  assert.equal((await bySso.get('/company/me')).status, 200);
  assert.equal((await company.get('/company/me')).status, 200);
  const refused = await api.as().post('/auth/login', { email, password: PASSWORD });
  assert.equal(refused.status, 403);
  assert.equal(refused.body.code, 'sso_required');
  const reset = await api.as(link).post('/auth/reset-password', { new_password: 'another password' });
  assert.equal(reset.body.code, 'sso_required');
  const wrong = await api.as().post('/auth/login', { email, password: 'a wrong password' });
  assert.equal(wrong.status, 401);
  const breakGlass = await api.as().post('/auth/login', { email: company.email, password: PASSWORD });
  assert.equal(breakGlass.status, 200);

  const invited = `invited@${company.domain}`;
  await company.post('/invitations', { email: invited, role: 'editor' });
  const [mail = ''] = await mailsTo(api.platform, invited, 1);
  const token = /\/invitation\/([\w-]+)/.exec(mail)?.[1];
  assert.equal((await api.as(token).get('/invitation')).body.requires_sso, true);
  const accepted = await api.as(token).post('/invitation/accept', { new_password: PASSWORD });
  assert.equal(accepted.body.code, 'sso_required');
  const { user } = await finish(await signIn(invited));
  assert.equal(await roleOf(company, user.id), 'editor');
  assert.equal((await api.as(token).get('/invitation')).status, 401);
});

test('the owner who can always use the password stays one while SSO is the only way in', async () => {
  const company = await newCompany();
  const { email } = company;
  await finish(await signIn(email));
  const second = await api.newMember(company.companyId, 'owner');
  const required = { ...settings, is_required: true, break_glass_user_id: company.userId };
  assert.equal((await company.put('/sso', required)).status, 200);
  for (const reply of [
    await company.put(`/members/${company.userId}`, { role: 'editor' }),
    await company.delete(`/members/${company.userId}`),
    await company.post('/account/leave_company'),
    await company.post('/account/delete', { password: PASSWORD }),
  ]) {
    assert.deepEqual([reply.status, reply.body.code], [409, 'break_glass_owner']);
    assert.match(reply.body.error, /Choose another one in Settings → Access → Single sign-on first\.$/);
  }
  assert.equal(await roleOf(company, company.userId), 'owner');
  assert.equal((await company.put(`/members/${second.userId}`, { role: 'editor' })).status, 200);
  const editor = await company.put('/sso', { ...required, break_glass_user_id: second.userId });
  assert.ok(editor.body.fields.break_glass_user_id);
  assert.equal((await company.put(`/members/${second.userId}`, { role: 'owner' })).status, 200);
  assert.equal((await company.put('/sso', { ...required, break_glass_user_id: second.userId })).status, 200);
  assert.equal((await api.as().post('/auth/login', { email, password: PASSWORD })).status, 403);
});

test('a person who is in another company too still reaches that one with the password', async () => {
  const company = await newCompany();
  const email = `both@${company.domain}`;
  const { id } = await addPerson(company, email);
  const elsewhere = await api.newCompany('elsewhere@example.com');
  await queries.insert(members).values({ companyId: elsewhere.companyId, userId: id, role: 'editor' });
  await finish(await signIn(company.email));
  const owner = (await company.get('/sso')).body.sso.owners[0];
  await company.put('/sso', { ...settings, is_required: true, break_glass_user_id: owner.user_id });
  const reply = await api.as().post('/auth/login', { email, password: PASSWORD });
  const me = await api.as(reply.body.access_token).get('/company/me');
  assert.equal(me.body.company.name, elsewhere.email);
  const exported = await api.as(reply.body.access_token).get('/account/export');
  assert.deepEqual(
    exported.body.memberships.map((one: { company_id: number }) => one.company_id),
    [elsewhere.companyId],
  );
  const back = { company_id: company.companyId };
  const switched = await api.as(reply.body.access_token).post('/account/switch_company', back);
  assert.equal(switched.body.code, 'other_sign_in_needed');
});

test('the provider of one company opens no other one', async () => {
  const company = await newCompany();
  const email = `guest@${company.domain}`;
  const { id } = await addPerson(company, email);
  const elsewhere = await api.newCompany('other.owner@example.com');
  await queries.insert(members).values({ companyId: elsewhere.companyId, userId: id, role: 'owner' });
  const suite = await elsewhere.post('/test_blueprint_category/create', { name: 'Suite' });
  const session = await finish(await signIn(email));
  const switched = await session.post('/account/switch_company', { company_id: elsewhere.companyId });
  assert.equal(switched.status, 403);
  assert.match(switched.body.error, /needs another way of signing in/);

  const { access_token: here } = await api.services.auth.login({ email, password: PASSWORD }, '127.0.0.1');
  const moved = await api.as(here).post('/account/switch_company', { company_id: elsewhere.companyId });
  const inside = api.as(moved.body.access_token);
  assert.equal((await inside.get('/account')).body.account.companies.length, 2);
  const { sessions: all } = (await inside.get('/account/sessions')).body;
  const [abroad] = all.filter((one: { company: string }) => one.company === elsewhere.email);
  const paths = Object.keys(endpoints).filter((route) => /^GET \/account(\/|$)/.test(route));
  assert.ok(paths.length >= 3, String(paths));
  for (const route of paths) {
    const query = route.endsWith('/company_of') ? `?kind=suite&id=${suite.body.category.id}` : '';
    const { status, text } = await session.get(route.slice('GET '.length) + query);
    assert.equal(status, 200, route);
    assert.ok(!text.includes(elsewhere.email), route);
  }
  assert.equal((await session.delete(`/account/sessions/${abroad.id}`)).status, 404);
  assert.equal((await session.delete('/account/sessions')).status, 204);
  assert.equal((await inside.get('/account')).status, 200);
  const renamed = await session.put('/account', { name: 'Somebody else' });
  assert.equal(renamed.body.code, 'other_sign_in_needed');
  assert.equal((await inside.get('/account')).body.account.name, null);
});

test('a second factor that the company requires is the affair of the provider in a session by SSO', async () => {
  const company = await newCompany();
  const email = `member@${company.domain}`;
  await addPerson(company, email);
  await queries.update(companies).set({ requiresTwoFactor: true }).where(eq(companies.id, company.companyId));
  const bySso = await finish(await signIn(email));
  assert.equal((await bySso.get('/company/me')).status, 200);
  const { access_token: token } = await api.services.auth.login({ email, password: PASSWORD }, '127.0.0.1');
  assert.equal((await api.as(token).get('/company/me')).body.code, 'two_factor_required');
});

test('turning SSO off, removing or replacing the provider ends the sessions that it began, except the own one', async () => {
  const { client_secret: _secret, ...same } = settings;
  const changes: ((by: Client) => Promise<Reply>)[] = [
    (by) => by.put('/sso', { ...same, is_enabled: false }),
    (by) => by.put('/sso', { ...settings, issuer: other.issuer }),
    (by) => by.delete('/sso'),
  ];
  for (const change of changes) {
    const company = await newCompany();
    await addPerson(company, `member@${company.domain}`);
    const own = await finish(await signIn(company.email));
    const before = await finish(await signIn(company.email));
    const member = await finish(await signIn(`member@${company.domain}`));
    const underWay = await signIn(`member@${company.domain}`);
    assert.equal((await own.put('/sso', { ...same, default_role: 'editor' })).status, 200);
    assert.equal((await member.get('/company/me')).status, 200);
    assert.ok((await change(own)).status < 300);
    const { status } = await company.get('/company/me');
    assert.deepEqual([status, (await own.get('/company/me')).status], [200, 200]);
    assert.equal((await underWay.browser.finish(underWay.code ?? '')).status, 401);
    for (const ended of [before, member]) assert.equal((await ended.get('/company/me')).status, 401);
  }
});

test('who has no password deletes the account with a sign-in of the last minutes, which speaks for one company', async () => {
  const company = await newCompany();
  const email = `new@${company.domain}`;
  const session = await finish(await signIn(email));
  assert.equal((await company.put(`/members/${session.user.id}`, { role: 'owner' })).status, 200);
  const emergency = await company.put('/sso', { ...settings, break_glass_user_id: session.user.id });
  assert.ok(emergency.body.fields.break_glass_user_id);
  assert.equal((await session.get('/account')).body.account.has_password, false);
  assert.equal((await company.get('/account')).body.account.has_password, true);
  const withPassword = await session.post('/account/email', { new_email: 'x@example.com', password: 'x' });
  assert.equal(withPassword.body.code, 'no_password');
  assert.equal((await company.post('/account/delete', {})).body.code, 'password_required');

  const ofSession = eq(sessions.tokenHash, hashToken(session.token));
  await queries
    .update(sessions)
    .set({ createdAt: new Date(0) })
    .where(ofSession);
  assert.equal((await session.post('/account/delete', {})).body.code, 'fresh_sign_in_needed');
  const again = await finish(await signIn(email));
  const { companyId } = await api.newCompany('yet.another@example.com');
  await queries.insert(members).values({ companyId, userId: again.user.id, role: 'viewer' });
  assert.equal((await again.post('/account/delete', {})).body.code, 'other_sign_in_needed');
  await queries.delete(members).where(eq(members.companyId, companyId));
  assert.equal((await again.post('/account/delete', {})).status, 204);
  assert.equal(await api.services.auth.findUser(email), undefined);
});

test('the client secret is never shown, and never sent to another issuer', async () => {
  const company = await newCompany();
  const { text } = await company.get('/sso');
  assert.ok(!text.includes(CLIENT.secret));
  const { client_secret: _secret, ...rest } = settings;
  assert.equal((await company.put('/sso', { ...rest, default_role: 'editor' })).status, 200);
  const moved = await company.put('/sso', { ...rest, issuer: other.issuer });
  assert.ok(moved.body.fields.client_secret);
  assert.equal((await company.delete('/sso')).status, 204);
  assert.equal((await company.get('/sso')).body.sso.provider, null);
});

test('an issuer inside the network is stored only if the operator allows it', async () => {
  const company = await newCompany();
  for (const issuer of [
    'http://localhost:1',
    'https://127.0.0.1:9',
    'http://idp.example',
    'https://a:b@idp.example',
  ])
    assert.ok((await company.put('/sso', { ...settings, issuer })).body.fields.issuer, issuer);
  await company.put('/sso', { ...settings, issuer: 'https://idp.invalid' });
  const { body } = await company.post('/sso/test');
  assert.equal(body.is_working, false);
  assert.match(body.message, /does not answer, or its address may not be called/);
  await company.put('/sso', settings);
  assert.equal((await company.post('/sso/test')).body.is_working, true);
});

test('a domain belongs to the company that proves it', async () => {
  const company = await newCompany({ isProven: false });
  const rival = await newCompany();
  const early = await company.post(`/sso/domains/${company.domainId}/verify`);
  assert.equal(early.body.code, 'record_not_found');
  assert.match(early.body.error, /steplight-verification=/);
  const added = await company.post('/sso/domains', { domain: rival.domain });
  const { id, record } = added.body.sso.domains.find(
    ({ domain }: { domain: string }) => domain === rival.domain,
  );
  records.set(rival.domain, [[record]]);
  assert.equal((await company.post(`/sso/domains/${id}/verify`)).body.code, 'domain_taken');
  assert.equal((await company.post(`/sso/domains/${rival.domainId}/verify`)).status, 404);
  assert.equal((await company.delete(`/sso/domains/${rival.domainId}`)).status, 404);
  assert.equal((await company.delete(`/sso/domains/${id}`)).status, 204);
});

test('the audit log has each change of the settings, but no secret', async () => {
  const company = await newCompany();
  await finish(await signIn(company.email));
  const [owner] = (await company.get('/sso')).body.sso.owners;
  const required = { ...settings, is_required: true, break_glass_user_id: owner.user_id };
  const newSecret = 'another secret of the client';
  const groups = { owner: ['admins'], editor: ['qa', 'dev'], viewer: [] };
  const last = { ...settings, client_secret: newSecret, role_claim: 'groups', role_values: groups };
  for (const body of [required, required, last]) assert.equal((await company.put('/sso', body)).status, 200);
  const { domain } = company;
  assert.equal((await company.post('/sso/domains', { domain })).status, 201);
  assert.equal((await company.delete(`/sso/domains/${company.domainId}`)).status, 204);
  for (let times = 0; times < 2; times += 1) assert.equal((await company.delete('/sso')).status, 204);
  const { body, text } = await company.get('/audit_events?subject_type=sso');
  const { issuer, client_id } = settings;
  const first = {
    issuer,
    client_id,
    is_enabled: true,
    role_claim: null,
    default_role: 'viewer',
    owner_values: [],
    editor_values: [],
    viewer_values: [],
    break_glass_owner: null,
    client_secret: 'changed',
  };
  const [none, chosen] = [{ break_glass_owner: null }, { break_glass_owner: company.email }];
  const roles = { role_claim: 'groups', owner_values: ['admins'], editor_values: ['qa', 'dev'] };
  const noRoles = { role_claim: null, owner_values: [], editor_values: [] };
  assert.deepEqual(
    body.audit_events
      .reverse()
      .map((event: { action: string; subject: string; before: object | null; after: object | null }) => [
        ...[event.action, event.subject, event.before, event.after],
      ]),
    [
      ['sso.updated', 'Single sign-on', null, first],
      ['sso.domain_added', domain, null, null],
      ['sso.domain_verified', domain, null, null],
      ['sso.identity_linked', company.email, null, { issuer }],
      ['sso.updated', 'Single sign-on', none, chosen],
      ['sso.required_changed', 'Single sign-on', { is_required: false }, { is_required: true }],
      [
        ...['sso.updated', 'Single sign-on'],
        ...[
          { ...chosen, ...noRoles },
          { ...none, ...roles, client_secret: 'changed' },
        ],
      ],
      ['sso.required_changed', 'Single sign-on', { is_required: true }, { is_required: false }],
      ['sso.domain_removed', domain, { is_verified: true }, null],
      ['sso.removed', 'Single sign-on', { issuer, is_required: false }, null],
    ],
  );
  for (const secret of [CLIENT.secret, newSecret]) assert.ok(!text.includes(secret));
});
