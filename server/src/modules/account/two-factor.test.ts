// Runs in a process of its own: it sets the clock for good.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { codeOf, readOneTimePassword } from 'runner';
import { eventually } from 'test-support';
import { mailsTo } from '../../testing/outbox.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, PASSWORD, type Client } from '../../testing/test-api.ts';
import { users } from '../auth/tables.ts';
import { createAccountsService } from '../auth/accounts-service.ts';
import { recoveryCodes, twoFactors } from './tables.ts';

const STEP_MS = 30_000;

const api = await openTestApi();
const { queries } = api.platform.database;
mock.timers.enable({ apis: ['Date'], now: Date.now() });

const later = (steps = 1) => mock.timers.setTime(Date.now() + steps * STEP_MS);

/** The code of the step that is so many steps from the present one. */
function code(secret: string, offset = 0): string {
  return codeOf(present(readOneTimePassword(secret)), Math.floor(Date.now() / STEP_MS) + offset);
}

const wrongOf = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

async function protect(email?: string) {
  const user = await api.newCompany(email);
  const { body } = await user.post('/account/two_factor', { password: PASSWORD });
  const confirmed = await user.post('/account/two_factor/confirm', { code: code(body.secret) });
  assert.equal(confirmed.status, 200);
  later();
  return { ...user, secret: body.secret as string, codes: confirmed.body.recovery_codes as string[] };
}

const logIn = (email: string, more: object = {}) =>
  api.as().post('/auth/login', { email, password: PASSWORD, ...more });

test('two-factor sign-in is off until a code of the new secret is confirmed', async () => {
  const user = await api.newCompany();
  assert.equal((await user.post('/account/two_factor', { password: 'wrong password' })).status, 422);
  const begun = await user.post('/account/two_factor', { password: PASSWORD });
  const { secret, otpauth_uri: uri } = begun.body;
  assert.match(secret, /^[A-Z2-7]{32}$/);
  assert.deepEqual(readOneTimePassword(uri), readOneTimePassword(secret));
  assert.match(uri, new RegExp(`^otpauth://totp/Steplight:${encodeURIComponent(user.email)}\\?`));
  assert.equal((await logIn(user.email)).status, 200);

  const stateOf = async () => {
    const { account } = (await user.get('/account')).body;
    return [account.has_two_factor, account.recovery_codes_left];
  };
  assert.deepEqual(await stateOf(), [false, 0]);
  const wrong = await user.post('/account/two_factor/confirm', { code: wrongOf(code(secret)) });
  assert.equal(wrong.status, 422);
  const { body } = await user.post('/account/two_factor/confirm', { code: code(secret) });
  assert.equal(body.recovery_codes.length, 10);
  assert.deepEqual(await stateOf(), [true, 10]);
  for (const one of body.recovery_codes) assert.match(one, /^([a-hjkmnp-z02-9]{4}-){3}[a-hjkmnp-z02-9]{4}$/);
  assert.equal((await logIn(user.email)).body.code, 'second_factor_required');
  assert.equal((await user.post('/account/two_factor', { password: PASSWORD })).status, 409);
  assert.match(present((await mailsTo(api.platform, user.email, 1))[0]), /Subject: Two-factor sign-in is on/);
});

test('a second secret replaces an unconfirmed one', async () => {
  const user = await api.newCompany();
  const [first, second] = [
    (await user.post('/account/two_factor', { password: PASSWORD })).body.secret,
    (await user.post('/account/two_factor', { password: PASSWORD })).body.secret,
  ];
  assert.equal((await user.post('/account/two_factor/confirm', { code: code(first) })).status, 422);
  assert.equal((await user.post('/account/two_factor/confirm', { code: code(second) })).status, 200);
  assert.equal((await user.post('/account/two_factor/confirm', { code: code(second) })).status, 409);
});

test('a right password without a code says so; a wrong one does not reveal the second factor', async () => {
  const { email, secret } = await protect();
  const missing = await logIn(email);
  assert.equal(missing.status, 401);
  assert.equal(missing.body.code, 'second_factor_required');
  const wrong = await logIn(email, { password: 'wrong password', code: code(secret) });
  assert.equal(wrong.body.code, 'wrong_credentials');
  assert.equal((await logIn(email, { code: code(secret) })).status, 200);
});

test('a code signs in once, and none before it does any more', async () => {
  const { email, secret } = await protect();
  later();
  const used = code(secret);
  assert.equal((await logIn(email, { code: ` ${used.slice(0, 3)} ${used.slice(3)} ` })).status, 200);
  const replayed = await logIn(email, { code: used });
  assert.equal(replayed.status, 401);
  assert.equal(replayed.body.code, 'wrong_code');
  assert.equal((await logIn(email, { code: code(secret, -1) })).status, 401);
  assert.equal((await logIn(email, { code: code(secret, 1) })).status, 200);
});

test('a code used twice at once signs in once', async () => {
  const { email, secret } = await protect();
  const used = code(secret);
  const replies = await Promise.all([logIn(email, { code: used }), logIn(email, { code: used })]);
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 401]);
});

test('codes of the neighbouring steps are accepted, older and later ones are not', async () => {
  const { email, secret } = await protect();
  later(5);
  assert.equal((await logIn(email, { code: code(secret, -2) })).status, 401);
  assert.equal((await logIn(email, { code: code(secret, 2) })).status, 401);
  assert.equal((await logIn(email, { code: code(secret, -1) })).status, 200);
  assert.equal((await logIn(email, { code: code(secret, 1) })).status, 200);
});

test('the code and the recovery codes of another person do not sign in', async () => {
  const [ada, grace] = [await protect(), await protect()];
  assert.equal((await logIn(ada.email, { code: code(grace.secret) })).status, 401);
  assert.equal((await logIn(ada.email, { code: present(grace.codes[0]) })).status, 401);
  assert.equal((await logIn(grace.email, { code: present(grace.codes[0]) })).status, 200);
});

test('a recovery code signs in once, however it is typed', async () => {
  const { email, codes } = await protect();
  const [first = '', second = ''] = codes;
  assert.equal((await logIn(email, { code: first.toUpperCase().replaceAll('-', ' ') })).status, 200);
  assert.equal((await logIn(email, { code: first })).status, 401);
  assert.equal((await logIn(email, { code: second.replaceAll('-', '') })).status, 200);
});

test('a right password with a wrong code is in the audit log', async () => {
  const user = await protect();
  assert.equal((await logIn(user.email, { code: wrongOf(code(user.secret)) })).status, 401);
  assert.equal((await logIn(user.email)).body.code, 'second_factor_required');
  const { audit_events: failed } = await eventually(async () => {
    const { body } = await user.get('/audit_events?action=session.sign_in_failed');
    return body.audit_events.length > 0 && body;
  });
  assert.deepEqual(
    failed.map((event: { actor: string; after: object }) => [event.actor, event.after]),
    [['unknown', { reason: 'wrong_code' }]],
  );
});

test('wrong codes count towards the limit of failed sign-ins, and asking for the code does not', async () => {
  const { email, secret } = await protect();
  for (let count = 0; count < 9; count += 1) {
    assert.equal((await logIn(email)).body.code, 'second_factor_required');
    assert.equal((await logIn(email, { code: wrongOf(code(secret)) })).status, 401);
    // The limit of calls from one address is another matter.
    later(2);
  }
  assert.equal((await logIn(email, { code: wrongOf(code(secret)) })).status, 401);
  assert.equal((await logIn(email, { code: code(secret) })).status, 429);
  later(2 * 15);
  later();
  assert.equal((await logIn(email, { code: code(secret) })).status, 200);
});

test('a new password by mail does not replace the code, and does not renew the attempts at it', async () => {
  const { email, secret } = await protect();
  for (let count = 0; count < 10; count += 1) {
    await logIn(email, { code: wrongOf(code(secret)) });
    later();
  }
  const accounts = createAccountsService(api.platform);
  const account = present(await accounts.find(email));
  const { address } = await accounts.resetLink(account);
  const token = address.slice(address.lastIndexOf('/') + 1);
  const reset = await api.as(token).post('/auth/reset-password', { new_password: 'another password' });
  assert.equal(reset.status, 200);
  assert.equal((await logIn(email, { password: 'another password' })).status, 429);
  later(30);
  const asked = await logIn(email, { password: 'another password' });
  assert.equal(asked.body.code, 'second_factor_required');
});

test('it is turned off with the password and a code', async () => {
  const { email, secret, ...user } = await protect();
  const disable = (password: string, given: string) =>
    user.post('/account/two_factor/disable', { password, code: given });
  assert.equal((await disable('wrong password', code(secret))).status, 422);
  assert.equal((await disable(PASSWORD, wrongOf(code(secret)))).status, 422);
  assert.equal((await disable(PASSWORD, code(secret))).status, 204);
  assert.equal((await logIn(email)).status, 200);
  assert.equal((await disable(PASSWORD, code(secret))).status, 409);
  const id = present((await queries.select().from(users).where(eq(users.email, email)))[0]).id;
  assert.deepEqual(await queries.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)), []);
  const mails = await mailsTo(api.platform, email, 2);
  assert.ok(mails.some((mail) => mail.includes('Subject: Two-factor sign-in is off')));
});

test('new recovery codes end the old ones', async () => {
  const { email, secret, codes, ...user } = await protect();
  const renew = (given: string) => user.post('/account/two_factor/recovery_codes', { code: given });
  assert.equal((await renew(wrongOf(code(secret)))).status, 422);
  const { body } = await renew(code(secret));
  assert.equal(body.recovery_codes.length, 10);
  assert.equal((await logIn(email, { code: present(codes[0]) })).status, 401);
  assert.equal((await logIn(email, { code: present(body.recovery_codes[0]) })).status, 200);
});

test('right passwords of other calls do not renew the attempts at a code', async () => {
  const { email, secret, ...user } = await protect();
  const disable = () =>
    user.post('/account/two_factor/disable', { password: PASSWORD, code: wrongOf(code(secret)) });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    await user.put('/account/password', { current_password: PASSWORD, new_password: PASSWORD });
    statuses.push((await disable()).status);
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(422), 429]);
  assert.equal((await logIn(email, { code: code(secret) })).status, 429);
});

test('a company requires a second factor: who has none reaches the own account only, keys go on', async () => {
  const owner = await protect();
  const editor = await api.newMember(owner.companyId, 'editor');
  const require = (client: Client, isRequired: boolean) =>
    client.put('/company/me/two_factor', { is_required: isRequired });
  const factorsFor = async (client: Client) => {
    const { members, requires_two_factor: isRequired } = (await client.get('/members')).body;
    const factors = members.map((member: { has_two_factor: unknown }) => member.has_two_factor);
    return [isRequired, ...factors];
  };
  const bare = await api.newCompany();
  const refused = await require(bare, true);
  assert.deepEqual([refused.status, refused.body.code], [409, 'two_factor_off']);
  assert.equal((await require(editor, true)).status, 403);
  assert.deepEqual(await factorsFor(editor), [false, null, null]);

  assert.equal((await require(owner, true)).status, 204);
  assert.deepEqual(await factorsFor(owner), [true, true, false]);
  const stopped = await editor.get('/test_blueprint/list');
  assert.deepEqual([stopped.status, stopped.body.code], [403, 'two_factor_required']);
  for (const path of ['export', 'notifications'])
    assert.equal((await editor.get(`/account/${path}`)).status, 403, path);
  const stateOf = async () => (await editor.get('/account')).body.account.needs_two_factor;
  assert.equal(await stateOf(), true);
  const { api_key: key } = (await owner.get('/company/me')).body.company;
  const unknownRun = '/test_group_run/1999999999';
  assert.deepEqual(
    [(await api.as(key).get(unknownRun)).status, (await editor.get(unknownRun)).status],
    [404, 403],
  );

  const { secret } = (await editor.post('/account/two_factor', { password: PASSWORD })).body;
  assert.equal((await editor.get('/test_blueprint/list')).status, 403, 'begun is not set up');
  await editor.post('/account/two_factor/confirm', { code: code(secret) });
  assert.equal((await editor.get('/test_blueprint/list')).status, 200);
  assert.equal(await stateOf(), false);
  const [event] = (await owner.get('/audit_events?action=company.updated')).body.audit_events;
  assert.deepEqual(
    [event.before, event.after],
    [{ requires_two_factor: false }, { requires_two_factor: true }],
  );
  assert.equal((await require(owner, false)).status, 204);
});

test('deleting the company needs the code', async () => {
  const owner = await protect();
  const proof = { name: owner.email, password: PASSWORD };
  const missing = await owner.post('/company/me/delete', proof);
  assert.deepEqual([missing.status, missing.body.code], [422, 'second_factor_required']);
  const done = await owner.post('/company/me/delete', { ...proof, code: code(owner.secret) });
  assert.equal(done.status, 204, done.text);
});

test('deleting the account needs the code', async () => {
  const { companyId } = await api.newCompany();
  const user = await api.newMember(companyId, 'viewer');
  const { secret } = (await user.post('/account/two_factor', { password: PASSWORD })).body;
  await user.post('/account/two_factor/confirm', { code: code(secret) });
  const missing = await user.post('/account/delete', { password: PASSWORD });
  assert.equal(missing.status, 422);
  assert.equal(missing.body.code, 'second_factor_required');
  assert.equal((await user.post('/account/delete', { password: PASSWORD, code: code(secret) })).status, 422);
  later();
  assert.equal((await user.post('/account/delete', { password: PASSWORD, code: code(secret) })).status, 204);
});

test('secret and recovery codes are not stored readably', async () => {
  const { secret, codes } = await protect();
  const stored =
    JSON.stringify(await queries.select().from(twoFactors)) +
    JSON.stringify(await queries.select().from(recoveryCodes));
  for (const text of [secret, ...codes, ...codes.map((one) => one.replaceAll('-', ''))])
    assert.ok(!stored.includes(text));
});

test('the audit log has each change, but no secret and no code', async () => {
  const user = await protect();
  const renewed = await user.post('/account/two_factor/recovery_codes', { code: code(user.secret) });
  later();
  const proof = { password: PASSWORD, code: code(user.secret) };
  assert.equal((await user.post('/account/two_factor/disable', proof)).status, 204);
  const { body, text } = await user.get('/audit_events?subject_type=account');
  assert.deepEqual(
    body.audit_events.map(({ action, actor }: Record<string, string>) => [action, actor]),
    ['two_factor_disabled', 'recovery_codes_renewed', 'two_factor_enabled'].map((action) => [
      `account.${action}`,
      user.email,
    ]),
  );
  for (const value of [user.secret, ...user.codes, ...renewed.body.recovery_codes])
    assert.ok(!text.includes(value));
});
