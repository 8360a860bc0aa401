import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { openTestApi, PASSWORD } from '../../testing/test-api.ts';
import { passwordResets, sessions, users, waitingList } from './tables.ts';
import { present } from '../../testing/present.ts';

const api = await openTestApi();

test('signing in answers a token that opens the company', async () => {
  const { email } = await api.newCompany('Ada@Example.com');
  const reply = await api.as().post('/auth/login', { email: 'ada@example.COM', password: PASSWORD });
  assert.equal(reply.status, 200);
  assert.deepEqual(Object.keys(reply.body.user), ['id', 'email']);
  assert.equal(reply.body.user.email, email.toLowerCase());
  assert.equal((await api.as(reply.body.access_token).get('/company/me')).status, 200);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await api.newCompany();
  const wrong = await api.as().post('/auth/login', { email, password: 'wrong password' });
  const unknown = await api
    .as()
    .post('/auth/login', { email: 'nobody@example.com', password: 'wrong password' });
  assert.equal(wrong.status, 401);
  assert.equal(wrong.body.error, 'The email or the password is wrong.');
  assert.deepEqual(unknown.body, wrong.body);
});

test('remember lengthens the session from twelve hours to thirty days', async () => {
  const { email } = await api.newCompany();
  const hours = async (remember: boolean) => {
    const reply = await api.as().post('/auth/login', { email, password: PASSWORD, remember });
    const hash = hashToken(reply.body.access_token);
    const [row] = await api.platform.database.queries
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hash));
    return Math.round((present(row).expiresAt.getTime() - present(row).createdAt.getTime()) / 3_600_000);
  };
  assert.equal(await hours(false), 12);
  assert.equal(await hours(true), 30 * 24);
});

test('an expired session is dead', async () => {
  const user = await api.newCompany();
  await api.platform.database.queries.update(sessions).set({ expiresAt: new Date(Date.now() - 1) });
  const reply = await user.get('/company/me');
  assert.equal(reply.status, 401);
  assert.equal(reply.body.code, 'unauthorized');
});

test('signing out kills the token and answers the same for a dead one', async () => {
  const user = await api.newCompany();
  assert.equal((await user.post('/auth/logout', {})).status, 204);
  assert.equal((await user.get('/company/me')).status, 401);
  assert.equal((await user.post('/auth/logout')).status, 204);
});

test('signing up puts the address on the waiting list once', async () => {
  const first = await api.as().post('/auth/signup', { email: 'new@example.com' });
  const second = await api.as().post('/auth/signup', { email: 'NEW@example.com' });
  assert.equal(first.status, 202);
  assert.match(first.body.message, /^We've received your email\./);
  assert.deepEqual(second.body, first.body);
  const rows = await api.platform.database.queries.select().from(waitingList);
  assert.deepEqual(
    rows.map(({ email }) => email),
    ['new@example.com'],
  );
});

test('a forgotten password is reset once by the link in the mail, and every session ends', async () => {
  const user = await api.newCompany('forgetful@example.com');
  const known = await api.as().post('/auth/forgot-password', { email: user.email });
  const unknown = await api.as().post('/auth/forgot-password', { email: 'stranger@example.com' });
  assert.equal(known.status, 200);
  assert.deepEqual(unknown.body, known.body);

  const [mail = ''] = await mailsTo(api.platform, 'forgetful@example.com', 1);
  assert.match(mail, /^To: forgetful@example\.com$/m);
  const token = /http:\/\/localhost:3000\/password-reset\/([\w-]{43})/.exec(mail)?.[1];

  const link = api.as(token);
  const short = await link.post('/auth/reset-password', { new_password: 'short' });
  assert.equal(short.body.error, 'Password must be at least 8 characters long.');
  assert.equal((await link.post('/auth/reset-password', { new_password: 'another password' })).status, 200);
  assert.equal((await user.get('/company/me')).status, 401);
  const login = { email: user.email, password: 'another password' };
  assert.equal((await api.as().post('/auth/login', login)).status, 200);

  const again = await link.post('/auth/reset-password', { new_password: 'a third password' });
  assert.equal(again.status, 401);
  assert.equal(
    again.body.error,
    'Reset link has expired or is invalid. Please request a new password reset.',
  );
});

test('a reset link older than an hour is refused', async () => {
  const { email } = await api.newCompany();
  const { queries } = api.platform.database;
  const [user] = await queries.select().from(users).where(eq(users.email, email));
  const expiresAt = new Date(Date.now() - 1);
  await queries
    .insert(passwordResets)
    .values({ tokenHash: hashToken('old'), userId: present(user).id, expiresAt });
  const reply = await api.as('old').post('/auth/reset-password', { new_password: 'another password' });
  assert.equal(reply.status, 401);
});

test('passwords and tokens are stored as hashes only', async () => {
  const { email, token } = await api.newCompany();
  const { queries } = api.platform.database;
  const [user] = await queries.select().from(users).where(eq(users.email, email));
  assert.match(present(present(user).passwordHash), /^\$argon2id\$v=19\$/);
  const stored = JSON.stringify(await queries.select().from(sessions));
  assert.ok(!stored.includes(token));
});

test('a second user with the same address is refused', async () => {
  const { companyId, email } = await api.newCompany();
  await assert.rejects(api.services.auth.createUser({ companyId, email, password: PASSWORD }));
});
