import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { present } from '../../testing/present.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { openTestApi, PASSWORD } from '../../testing/test-api.ts';
import { createAccountsService } from './accounts-service.ts';
import { attemptCounters, passwordResets, sessions } from './tables.ts';

const api = await openTestApi();
const { queries } = api.platform.database;
const accounts = createAccountsService(api.platform);

const choose = (token: string, new_password = 'another password') =>
  api.as(token).post('/auth/reset-password', { new_password });
const tokenOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

async function newAccount() {
  const company = await api.newCompany();
  return { ...company, account: present(await accounts.find(company.email)) };
}

test('an account has three live links at most: the newest ones', async () => {
  const { account } = await newAccount();
  const tokens: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    tokens.push(tokenOf((await accounts.resetLink(account)).address));
    // However quickly they follow each other, each is older than the next.
    await queries
      .update(passwordResets)
      .set({ createdAt: sql`${passwordResets.createdAt} - interval '1 second'` })
      .where(eq(passwordResets.userId, account.id));
  }
  assert.equal((await choose(present(tokens[0]))).status, 401);
  assert.equal((await choose(present(tokens[1]))).status, 200);
  // Using one ends the others.
  for (const token of tokens) assert.equal((await choose(token)).status, 401);
});

test('links asked for at once are three at most as well, and no link of an invitation is among the dead', async () => {
  const { account } = await newAccount();
  const invitation = await accounts.inviteLink(account);
  await Promise.all(Array.from({ length: 8 }, () => accounts.resetLink(account)));
  const rows = await queries.select().from(passwordResets).where(eq(passwordResets.userId, account.id));
  assert.deepEqual(rows.map(({ kind }) => kind).sort(), ['invite', 'reset', 'reset', 'reset']);
  assert.equal((await choose(tokenOf(invitation.address))).status, 200);
});

test('a common password is refused, and the link stays', async () => {
  const { account } = await newAccount();
  const token = tokenOf((await accounts.resetLink(account)).address);
  const refused = await choose(token, 'iloveyou');
  assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['new_password']]);
  assert.equal((await choose(token)).status, 200);
});

test('a link used twice at once works once', async () => {
  const { account } = await newAccount();
  const token = tokenOf((await accounts.resetLink(account)).address);
  const replies = await Promise.all([choose(token, 'the first one'), choose(token, 'the second one')]);
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 401]);
});

test('a reset lives for an hour, an invitation for seven days', async () => {
  const { account } = await newAccount();
  const hours = ({ expiresAt }: { expiresAt: Date }) =>
    Math.round((expiresAt.getTime() - Date.now()) / 3_600_000);
  assert.equal(hours(await accounts.resetLink(account)), 1);
  const invitation = await accounts.inviteLink(account);
  assert.equal(hours(invitation), 7 * 24);
  await queries.update(passwordResets).set({ expiresAt: new Date(Date.now() - 1) });
  assert.equal((await choose(tokenOf(invitation.address))).status, 401);
});

test('a new password ends every session of that user and of no other', async () => {
  const user = await newAccount();
  const other = await newAccount();
  const elsewhere = await api.services.auth.login({ email: user.email, password: PASSWORD }, '127.0.0.2');
  await choose(tokenOf((await accounts.resetLink(user.account)).address));
  assert.equal((await user.get('/company/me')).status, 401);
  assert.equal((await api.as(elsewhere.access_token).get('/company/me')).status, 401);
  assert.equal((await other.get('/company/me')).status, 200);
  const rows = await queries.select().from(sessions).where(eq(sessions.userId, user.account.id));
  assert.deepEqual(rows, []);
});

test('one session ends on sign-out, the user’s others go on', async () => {
  const user = await newAccount();
  const elsewhere = await api.services.auth.login({ email: user.email, password: PASSWORD }, '127.0.0.2');
  assert.equal((await user.post('/auth/logout')).status, 204);
  assert.equal((await user.get('/company/me')).status, 401);
  assert.equal((await api.as(elsewhere.access_token).get('/company/me')).status, 200);
});

test('five reset mails an hour go to one account; the answer stays the same', async () => {
  const { email } = await newAccount();
  const bodies = new Set<string>();
  for (let count = 0; count < 7; count += 1) {
    const reply = await api.as().post('/auth/forgot-password', { email });
    assert.equal(reply.status, 200);
    bodies.add(reply.text);
  }
  bodies.add((await api.as().post('/auth/forgot-password', { email: 'nobody@example.com' })).text);
  assert.equal(bodies.size, 1);
  // When the mail that was asked for last is there, so would be those before it.
  const other = await newAccount();
  await api.as().post('/auth/forgot-password', { email: other.email });
  await mailsTo(api.platform, other.email, 1);
  assert.equal((await mailsTo(api.platform, email, 5)).length, 5);
  assert.deepEqual(await mailsTo(api.platform, 'nobody@example.com', 0), []);

  await queries.update(attemptCounters).set({ expiresAt: new Date(Date.now() - 1) });
  await api.as().post('/auth/forgot-password', { email });
  assert.equal((await mailsTo(api.platform, email, 6)).length, 6);
});
