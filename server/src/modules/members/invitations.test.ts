import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailsTo } from '../../testing/outbox.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, PASSWORD } from '../../testing/test-api.ts';
import { invitations } from './tables.ts';

const api = await openTestApi();

/** The token of the link in the newest of so many mails to this address. */
async function linkOf(email: string, mails = 1): Promise<string> {
  const newest = (await mailsTo(api.platform, email, mails)).at(-1) ?? '';
  return present(/http:\/\/localhost:3000\/invitation\/([\w-]{43})/.exec(newest)?.[1]);
}

test('an invitation reaches a new person, who chooses a password and is a member', async () => {
  const owner = await api.newCompany();
  const made = await owner.post('/invitations', { email: 'Lovelace@Example.com', role: 'editor' });
  assert.equal(made.status, 201);
  assert.equal(made.body.invitation.email, 'lovelace@example.com');
  assert.equal(made.body.invitation.invited_by, owner.email);
  const link = api.as(await linkOf('lovelace@example.com'));
  assert.deepEqual((await link.get('/invitation')).body, {
    company: owner.email,
    email: 'lovelace@example.com',
    role: 'editor',
    invited_by: owner.email,
    has_account: false,
    requires_sso: false,
  });
  const empty = await link.post('/invitation/accept', {});
  assert.equal(empty.status, 422);
  assert.deepEqual(Object.keys(empty.body.fields), ['new_password']);
  const weak = await link.post('/invitation/accept', { new_password: 'Lovelace' });
  assert.deepEqual([weak.status, Object.keys(weak.body.fields)], [422, ['new_password']]);
  const accepted = await link.post('/invitation/accept', { new_password: PASSWORD, name: ' Ada ' });
  assert.equal(accepted.status, 200);
  const { body } = await api.as().post('/auth/login', { email: 'lovelace@example.com', password: PASSWORD });
  const { account } = (await api.as(body.access_token).get('/account')).body;
  assert.deepEqual([account.name, account.role, account.company.id], ['Ada', 'editor', owner.companyId]);
  assert.deepEqual((await owner.get('/members')).body.invitations, []);
  const again = await link.post('/invitation/accept', { new_password: 'another password' });
  assert.equal(again.status, 401);
  assert.equal(again.body.code, 'invitation_expired');
});

test('a person with an account accepts without a password and belongs to both companies', async () => {
  const [owner, guest] = [await api.newCompany(), await api.newCompany()];
  await owner.post('/invitations', { email: guest.email, role: 'viewer' });
  const link = api.as(await linkOf(guest.email));
  assert.equal((await link.get('/invitation')).body.has_account, true);
  // A password in the request changes nothing: the link is no reset.
  assert.equal((await link.post('/invitation/accept', { new_password: 'a stolen password' })).status, 200);
  const { body } = await api.as().post('/auth/login', { email: guest.email, password: PASSWORD });
  const { account } = (await api.as(body.access_token).get('/account')).body;
  assert.equal(account.company.id, owner.companyId, 'the next sign-in opens the new company');
  assert.equal(account.companies.length, 2);
});

test('a link that is resent, replaced or withdrawn kills the old one; only its hash is stored', async () => {
  const owner = await api.newCompany();
  const email = 'grace@example.com';
  const { id } = (await owner.post('/invitations', { email, role: 'viewer' })).body.invitation;
  const first = await linkOf(email);
  assert.equal((await owner.post(`/invitations/${id}/resend`)).status, 200);
  const second = await linkOf(email, 2);
  assert.equal((await api.as(first).get('/invitation')).status, 401);
  const replaced = await owner.post('/invitations', { email, role: 'editor' });
  assert.equal(replaced.body.invitation.id, id);
  const third = await linkOf(email, 3);
  assert.equal((await api.as(second).get('/invitation')).status, 401);
  assert.equal((await api.as(third).get('/invitation')).body.role, 'editor');
  const stored = JSON.stringify(await api.platform.database.queries.select().from(invitations));
  for (const token of [first, second, third]) assert.ok(!stored.includes(token));
  assert.equal((await owner.delete(`/invitations/${id}`)).status, 204);
  assert.equal((await api.as(third).post('/invitation/accept', { new_password: PASSWORD })).status, 401);
});

test('a link older than seven days is refused, and the invitation can be sent again', async () => {
  const owner = await api.newCompany();
  const email = 'late@example.com';
  const { id } = (await owner.post('/invitations', { email, role: 'viewer' })).body.invitation;
  await api.platform.database.queries.update(invitations).set({ expiresAt: new Date(Date.now() - 1) });
  assert.equal((await api.as(await linkOf(email)).get('/invitation')).status, 401);
  await owner.post(`/invitations/${id}/resend`);
  assert.equal((await api.as(await linkOf(email, 2)).get('/invitation')).status, 200);
});

test('two who use one link at once make one account', async () => {
  const owner = await api.newCompany();
  await owner.post('/invitations', { email: 'twice@example.com', role: 'viewer' });
  const link = api.as(await linkOf('twice@example.com'));
  const replies = await Promise.all(
    [1, 2, 3].map(() => link.post('/invitation/accept', { new_password: PASSWORD })),
  );
  assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 401, 401]);
});

test('members, strangers to the company and wrong addresses are refused in a sentence', async () => {
  const [owner, other] = [await api.newCompany(), await api.newCompany()];
  const member = await owner.post('/invitations', { email: owner.email.toUpperCase(), role: 'viewer' });
  assert.equal(member.status, 409);
  assert.match(member.body.error, /is a member of this company already\.$/);
  const wrong = await owner.post('/invitations', { email: 'no address', role: 'viewer' });
  assert.equal(wrong.body.fields.email, 'Please enter a valid email address');
  assert.equal((await owner.post('/invitations', { email: 'a@example.com', role: 'admin' })).status, 400);
  const { id } = (await other.post('/invitations', { email: 'b@example.com', role: 'viewer' })).body
    .invitation;
  assert.equal((await owner.post(`/invitations/${id}/resend`)).status, 404);
  assert.equal((await owner.delete(`/invitations/${id}`)).status, 404);
  assert.equal((await api.as('made up').get('/invitation')).status, 401);
  assert.equal((await api.as().get('/invitation')).status, 401);
});
