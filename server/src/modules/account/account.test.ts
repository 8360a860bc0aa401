import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { eventually } from 'test-support';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, PASSWORD } from '../../testing/test-api.ts';
import { addMember } from '../auth/auth-repository.ts';
import { sessions, users } from '../auth/tables.ts';
import { blueprints } from '../blueprints/tables.ts';

const api = await openTestApi();
const { queries } = api.platform.database;

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

async function signIn(email: string, userAgent = CHROME, password = PASSWORD) {
  const reply = await api.as().post('/auth/login', { email, password }, { 'user-agent': userAgent });
  assert.equal(reply.status, 200);
  return api.as(reply.body.access_token);
}

/** A company with a second member. */
async function newTeam(role: 'owner' | 'editor') {
  const owner = await api.newCompany();
  const second = await api.newMember(owner.companyId, role);
  return { owner, second };
}

test('a name is set, shortened to its text, and removed', async () => {
  const user = await api.newCompany();
  const nameOf = async () => (await user.get('/account')).body.account.name;
  assert.equal((await user.put('/account', { name: '  Ada Lovelace ' })).status, 204);
  assert.equal(await nameOf(), 'Ada Lovelace');
  assert.equal((await user.put('/account', { name: '   ' })).status, 400);
  assert.equal((await user.put('/account', { name: 'x'.repeat(101) })).status, 400);
  assert.equal(await nameOf(), 'Ada Lovelace');
  assert.equal((await user.put('/account', { name: null })).status, 204);
  assert.equal(await nameOf(), null);
});

test("a company's API key has no account", async () => {
  const owner = await api.newCompany();
  const { body } = await owner.get('/company/me');
  assert.equal((await api.as(body.company.api_key).get('/account/sessions')).status, 401);
});

test('a new password ends the other sessions and is announced by mail', async () => {
  const user = await api.newCompany();
  const elsewhere = await signIn(user.email);
  const reply = await user.put('/account/password', {
    current_password: PASSWORD,
    new_password: 'another password',
  });
  assert.equal(reply.status, 204);
  assert.equal((await user.get('/company/me')).status, 200);
  assert.equal((await elsewhere.get('/company/me')).status, 401);
  const old = await api.as().post('/auth/login', { email: user.email, password: PASSWORD });
  assert.equal(old.status, 401);
  await signIn(user.email, CHROME, 'another password');
  assert.match(
    present((await mailsTo(api.platform, user.email, 1))[0]),
    /Subject: Your Steplight password was changed/,
  );
});

for (const [title, weak] of [
  ['a common password', () => 'Qwertyuiop'],
  ['the own address', (email: string) => email.toUpperCase()],
  ['the own name in the address', (email: string) => email.slice(0, email.indexOf('@'))],
] as const)
  test(`${title} is refused as a new password`, async () => {
    const user = await api.newCompany(`${title.replaceAll(' ', '-')}@example.com`);
    const new_password = weak(user.email);
    const reply = await user.put('/account/password', { current_password: PASSWORD, new_password });
    assert.deepEqual([reply.status, reply.body.code], [422, 'weak_password'], reply.text);
    assert.match(reply.body.fields.new_password, /guessed first\. Choose another/);
    assert.equal((await user.get('/company/me')).status, 200);
    await signIn(user.email);
  });

test('a wrong current password changes nothing and counts as a failed sign-in', async () => {
  const user = await api.newCompany();
  const change = (current_password: string) =>
    user.put('/account/password', { current_password, new_password: 'another password' });
  const wrong = await change('wrong password');
  assert.equal(wrong.status, 422);
  assert.equal(wrong.body.code, 'wrong_password');
  for (let count = 1; count < 10; count += 1) assert.equal((await change('wrong password')).status, 422);
  assert.equal((await change(PASSWORD)).status, 429);
  const login = await api.as().post('/auth/login', { email: user.email, password: PASSWORD });
  assert.equal(login.status, 429);
  assert.equal((await user.get('/company/me')).status, 200, 'the session lives on');
});

test('sessions are listed with browser, system and address, the present one marked', async () => {
  const user = await api.newCompany();
  const safari = await signIn(user.email, SAFARI);
  const { sessions: list } = (await safari.get('/account/sessions')).body;
  assert.equal(list.length, 2);
  const current = list.find((one: { is_current: boolean }) => one.is_current);
  assert.equal(current.browser, 'Safari 18');
  assert.equal(current.system, 'macOS');
  assert.equal(current.address, '127.0.0.1');
  assert.equal(current.company, user.email);
  const other = list.find((one: { is_current: boolean }) => !one.is_current);
  assert.deepEqual([other.browser, other.system], [null, null]);
  assert.ok(!JSON.stringify(list).includes(hashToken(user.token)));
});

test('sessions are listed by pages: the present one, then the newest sign-in first', async () => {
  const user = await api.newCompany();
  for (const version of [17, 18, 19]) await signIn(user.email, SAFARI.replace('18.1', `${version}.1`));
  const page = async (query: string) => {
    const { body } = await user.get(`/account/sessions?${query}`);
    const list: { browser: string | null; is_current: boolean }[] = body.sessions;
    return {
      names: list.map((one) => (one.is_current ? 'current' : one.browser)),
      next: body.next_before as number | null,
    };
  };
  assert.deepEqual(await page(''), { names: ['current', 'Safari 19', 'Safari 18', 'Safari 17'], next: null });
  const first = await page('limit=2');
  assert.deepEqual(first.names, ['current', 'Safari 19', 'Safari 18']);
  const { sessions: list } = (await user.get('/account/sessions')).body;
  await user.delete(`/account/sessions/${list[2].id}`);
  assert.deepEqual(await page(`limit=2&before=${first.next}`), { names: ['Safari 17'], next: null });
  for (const query of ['limit=0', 'limit=201', 'before=x', 'more=1'])
    assert.equal((await user.get(`/account/sessions?${query}`)).status, 400, query);
});

test('the last use of a session is noted once a minute', async () => {
  const user = await api.newCompany();
  const tokenHash = hashToken(user.token);
  const lastSeen = async () =>
    present((await queries.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)))[0]).lastSeenAt;
  const recent = await lastSeen();
  await user.get('/company/me');
  assert.deepEqual(await lastSeen(), recent);
  const old = new Date(Date.now() - 61_000);
  await queries.update(sessions).set({ lastSeenAt: old }).where(eq(sessions.tokenHash, tokenHash));
  await user.get('/company/me');
  // It is written after the reply.
  await eventually(async () => (await lastSeen()) > old);
});

test('one session ends, and all others end', async () => {
  const user = await api.newCompany();
  const [second, third] = [await signIn(user.email, SAFARI), await signIn(user.email)];
  const { sessions: list } = (await user.get('/account/sessions')).body;
  const { id } = list.find((one: { browser: string }) => one.browser === 'Safari 18');
  assert.equal((await user.delete(`/account/sessions/${id}`)).status, 204);
  assert.equal((await second.get('/company/me')).status, 401);
  assert.equal((await user.delete(`/account/sessions/${id}`)).status, 404);
  assert.equal((await third.delete('/account/sessions')).status, 204);
  assert.equal((await user.get('/company/me')).status, 401);
  assert.equal((await third.get('/company/me')).status, 200);
});

test('the session of another person, of the same company too, cannot be ended', async () => {
  const { owner, second } = await newTeam('editor');
  const stranger = await api.newCompany();
  for (const victim of [second, stranger]) {
    const { sessions: list } = (await victim.get('/account/sessions')).body;
    assert.equal((await owner.delete(`/account/sessions/${list[0].id}`)).status, 404);
    assert.equal((await victim.get('/company/me')).status, 200);
  }
  assert.equal((await owner.delete('/account/sessions')).status, 204);
  assert.equal((await second.get('/company/me')).status, 200);
});

test('a deleted account leaves what the person made', async () => {
  const { owner, second } = await newTeam('editor');
  const { email } = second;
  const { body: test } = await second.post('/test_blueprint/create', {
    title: 'Buy',
    type: 'integration',
    starting_url: 'http://localhost/',
    steps: [],
  });
  assert.equal((await second.post('/account/delete', { password: 'wrong password' })).status, 422);
  assert.equal((await second.post('/account/delete', { password: PASSWORD })).status, 204);
  assert.equal((await second.get('/company/me')).status, 401);
  const login = await api.as().post('/auth/login', { email, password: PASSWORD });
  assert.equal(login.body.code, 'wrong_credentials');
  const id = test.test_blueprint?.id ?? test.id;
  assert.equal((await owner.get(`/test_blueprint/${id}`)).status, 200);
  const [row] = await queries.select().from(blueprints).where(eq(blueprints.id, id));
  assert.equal(present(row).createdBy, null);
  assert.match(
    present((await mailsTo(api.platform, email, 1))[0]),
    /Subject: Your Steplight account was deleted/,
  );
});

test('the only owner and the only member of a company cannot delete their accounts', async () => {
  const { owner } = await newTeam('editor');
  const onlyOwner = await owner.post('/account/delete', { password: PASSWORD });
  assert.equal(onlyOwner.status, 409);
  assert.equal(onlyOwner.body.code, 'last_owner');
  assert.match(onlyOwner.body.error, /Make another member an owner first/);
  const alone = await api.newCompany();
  const onlyMember = await alone.post('/account/delete', { password: PASSWORD });
  assert.equal(onlyMember.status, 409);
  assert.equal(onlyMember.body.code, 'last_member');
  assert.equal((await alone.get('/company/me')).status, 200);
});

test('of two owners who delete their accounts at once, one stays', async () => {
  const { owner, second } = await newTeam('owner');
  const replies = await Promise.all(
    [owner, second].map((person) => person.post('/account/delete', { password: PASSWORD })),
  );
  assert.deepEqual(replies.map(({ status }) => status).sort(), [204, 409]);
});

test('the export holds what is stored about the person, of their companies only, without secrets', async () => {
  const user = await api.newCompany();
  const stranger = await api.newCompany();
  await user.put('/account', { name: 'Ada' });
  const common = { type: 'module', starting_url: 'http://localhost/', steps: [] };
  await user.post('/test_blueprint/create', { ...common, title: 'Sign in' });
  await stranger.post('/test_blueprint/create', { ...common, title: 'Foreign' });
  const reply = await user.get('/account/export');
  assert.equal(reply.status, 200);
  assert.equal(reply.body.account.name, 'Ada');
  assert.equal(reply.body.account.two_factor_since, null);
  assert.deepEqual(
    reply.body.memberships.map(({ company_id, role }: { company_id: number; role: string }) => [
      company_id,
      role,
    ]),
    [[user.companyId, 'owner']],
  );
  assert.equal(reply.body.sessions.length, 1);
  assert.deepEqual(
    reply.body.created.map(({ kind, title }: { kind: string; title: string }) => [kind, title]),
    [['module', 'Sign in']],
  );
  const [row] = await queries.select().from(users).where(eq(users.email, user.email));
  for (const secret of [present(present(row).passwordHash), hashToken(user.token), user.token])
    assert.ok(!reply.text.includes(secret));
});

test('what a person made in a company that they have left is not in their export', async () => {
  const { owner, second } = await newTeam('editor');
  await second.post('/test_blueprint/create', {
    title: 'Confidential',
    type: 'module',
    starting_url: 'http://localhost/',
    steps: [],
  });
  const other = await api.newCompany();
  await addMember(queries, { companyId: other.companyId, userId: second.userId, role: 'viewer' });
  assert.equal((await owner.delete(`/members/${second.userId}`)).status, 204);
  const elsewhere = await signIn(second.email);
  assert.deepEqual((await elsewhere.get('/account/export')).body.created, []);
});
