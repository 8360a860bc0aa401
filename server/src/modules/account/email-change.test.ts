import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, PASSWORD } from '../../testing/test-api.ts';
import { createAccountsService } from '../auth/accounts-service.ts';
import { users } from '../auth/tables.ts';
import { emailChanges } from './tables.ts';

const api = await openTestApi();
const { queries } = api.platform.database;

const confirm = (token?: string) => api.as(token).post('/auth/confirm-email');
const tokenIn = (mail: string | undefined) =>
  present(/http:\/\/localhost:3000\/confirm-email\/([\w-]{43})/.exec(present(mail))?.[1]);
const logIn = (email: string) => api.as().post('/auth/login', { email, password: PASSWORD });

async function begin(newEmail: string) {
  const user = await api.newCompany();
  const reply = await user.post('/account/email', { new_email: newEmail, password: PASSWORD });
  assert.equal(reply.status, 200);
  const [toOld] = await mailsTo(api.platform, user.email, 1);
  const [toNew] = await mailsTo(api.platform, newEmail.toLowerCase(), 1);
  return { user, reply, oldToken: tokenIn(toOld), newToken: tokenIn(toNew) };
}

test('the address changes when the old and the new one have confirmed; sessions stay', async () => {
  const { user, reply, oldToken, newToken } = await begin('New.Ada@example.com');
  assert.equal(reply.body.pending_email.email, 'new.ada@example.com');
  const pending = async () => (await user.get('/account')).body.account.pending_email;
  assert.deepEqual(await pending(), reply.body.pending_email);
  const first = await confirm(newToken);
  assert.equal(first.status, 200);
  assert.equal(first.body.is_changed, false);
  assert.equal((await pending()).is_new_confirmed, true);
  assert.equal((await logIn('new.ada@example.com')).status, 401);
  const second = await confirm(oldToken);
  assert.equal(second.body.is_changed, true);
  assert.equal(await pending(), null);
  assert.match(second.body.message, /new\.ada@example\.com/);
  assert.equal((await user.get('/company/me')).status, 200);
  assert.equal((await logIn('new.ada@example.com')).status, 200);
  assert.equal((await logIn(user.email)).status, 401);
  for (const address of [user.email, 'new.ada@example.com']) {
    const mails = await mailsTo(api.platform, address, 2);
    assert.ok(mails.some((mail) => mail.includes('Subject: Your Steplight e-mail address was changed')));
  }
});

test('the same link twice is dead, and does not stand for the other one', async () => {
  const { user, oldToken } = await begin('twice@example.com');
  assert.equal((await confirm(oldToken)).status, 200);
  const again = await confirm(oldToken);
  assert.equal(again.status, 401);
  assert.equal(again.body.code, 'confirm_link_expired');
  assert.equal((await logIn(user.email)).status, 200);
  assert.equal((await confirm('made-up')).status, 401);
  assert.equal((await confirm()).status, 401);
});

test('both links at once change the address', async () => {
  const { oldToken, newToken } = await begin('at.once@example.com');
  const replies = await Promise.all([confirm(oldToken), confirm(newToken)]);
  assert.deepEqual(replies.map(({ body }) => body.is_changed).sort(), [false, true]);
  assert.equal((await logIn('at.once@example.com')).status, 200);
});

test('after 24 hours the links are dead', async () => {
  const { oldToken, newToken, reply } = await begin('late@example.com');
  const hours = (Date.parse(reply.body.pending_email.expires_at) - Date.now()) / 3_600_000;
  assert.equal(Math.round(hours), 24);
  assert.equal((await confirm(oldToken)).status, 200);
  await queries
    .update(emailChanges)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(emailChanges.newEmail, 'late@example.com'));
  assert.equal((await confirm(newToken)).status, 401);
  assert.equal((await logIn('late@example.com')).status, 401);
  await api.services.account.deleteExpired();
  const rows = await queries.select().from(emailChanges).where(eq(emailChanges.newEmail, 'late@example.com'));
  assert.deepEqual(rows, []);
});

test('a withdrawn change and a replaced one have dead links', async () => {
  const { user, oldToken, newToken } = await begin('withdrawn@example.com');
  assert.equal((await user.delete('/account/email')).status, 204);
  for (const token of [oldToken, newToken]) assert.equal((await confirm(token)).status, 401);
  assert.equal((await user.delete('/account/email')).status, 204);
  const { audit_events: events } = (await user.get('/audit_events?action=account.email_change_withdrawn'))
    .body;
  assert.deepEqual(
    events.map(({ before }: { before: unknown }) => before),
    [{ email: 'withdrawn@example.com' }],
  );
  await user.post('/account/email', { new_email: 'second@example.com', password: PASSWORD });
  const token = tokenIn((await mailsTo(api.platform, 'second@example.com', 1))[0]);
  await user.post('/account/email', { new_email: 'third@example.com', password: PASSWORD });
  assert.equal((await confirm(token)).status, 401);
});

test('a taken address gets the same answer as a free one; only its owner learns why', async () => {
  const other = await api.newCompany('taken@example.com');
  const user = await api.newCompany();
  const ask = (new_email: string) => user.post('/account/email', { new_email, password: PASSWORD });
  const [free, taken] = [await ask('free@example.com'), await ask(other.email)];
  const shape = ({ status, body }: typeof free) => {
    const { email, expires_at, ...rest } = body.pending_email;
    return { status, rest, keys: Object.keys(body.pending_email) };
  };
  assert.deepEqual(shape(taken), shape(free));
  const [mail] = await mailsTo(api.platform, other.email, 1);
  assert.match(present(mail), /Subject: Your e-mail address has a Steplight account already/);
  assert.ok(!present(mail).includes('/confirm-email/'));
  assert.ok(!present(mail).includes(user.email));
  assert.equal((await logIn(other.email)).status, 200);
});

test('an address that was taken meanwhile is not taken over', async () => {
  const { user, oldToken, newToken } = await begin('contested@example.com');
  const { companyId } = await api.newCompany();
  await api.services.auth.createUser({
    companyId,
    email: 'contested@example.com',
    password: 'their own password',
  });
  assert.equal((await confirm(newToken)).status, 200);
  const reply = await confirm(oldToken);
  assert.equal(reply.status, 409);
  assert.equal(reply.body.code, 'email_taken');
  assert.equal((await logIn(user.email)).status, 200);
});

test('the password is needed, and the own address is refused', async () => {
  const user = await api.newCompany();
  const wrong = await user.post('/account/email', { new_email: 'x@example.com', password: 'wrong password' });
  assert.equal(wrong.body.code, 'wrong_password');
  const same = await user.post('/account/email', { new_email: user.email.toUpperCase(), password: PASSWORD });
  assert.equal(same.status, 422);
  const malformed = await user.post('/account/email', { new_email: 'nothing', password: PASSWORD });
  assert.equal(malformed.status, 400);
});

test('five changes an hour are begun at most', async () => {
  const user = await api.newCompany();
  const ask = () => user.post('/account/email', { new_email: 'often@example.com', password: PASSWORD });
  for (let count = 0; count < 5; count += 1) assert.equal((await ask()).status, 200);
  assert.equal((await ask()).status, 429);
});

test('a link for a new password that went to the old address dies with the change', async () => {
  const { user, oldToken, newToken } = await begin('fresh@example.com');
  const accounts = createAccountsService(api.platform);
  const { address } = await accounts.resetLink(present(await accounts.find(user.email)));
  await confirm(oldToken);
  await confirm(newToken);
  const token = address.slice(address.lastIndexOf('/') + 1);
  const reset = await api.as(token).post('/auth/reset-password', { new_password: 'another password' });
  assert.equal(reset.status, 401);
});

test('links are stored as hashes only', async () => {
  const { user, oldToken, newToken } = await begin('hashed@example.com');
  const [row] = await queries.select().from(users).where(eq(users.email, user.email));
  const stored = await queries
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, present(row).id));
  assert.deepEqual(
    [present(stored[0]).oldTokenHash, present(stored[0]).newTokenHash],
    [hashToken(oldToken), hashToken(newToken)],
  );
  assert.ok(!JSON.stringify(stored).includes(oldToken) && !JSON.stringify(stored).includes(newToken));
});
