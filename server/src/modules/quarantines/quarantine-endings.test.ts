import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { confirmRecipients } from '../../testing/confirm-recipients.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { createTest } from '../runs/testing/run-tools.ts';

/** Mailboxes that take no mail, by the code of the refusal: 452 for now, 550 for good. */
const rejections = new Map<string, number>();
const mailServer = await startMailServer({
  onRcptTo({ address }, _session, done) {
    const responseCode = rejections.get(address);
    done(responseCode === undefined ? null : Object.assign(new Error('No'), { responseCode }));
  },
});
const platform = await openTestPlatform({
  config: { smtpUrl: mailServer.url, webAddress: 'https://steplight.example.com' },
});
const api = await openTestApi(platform);
const announce = () => api.services.quarantines.announceEndings();
const mailsTo = (email: string) => mailServer.mails.filter(({ envelope }) => envelope.to.includes(email));

/** A quarantine of 14 days, so many of which are over. @returns the id of its test */
async function quarantine(user: Client, daysOver: number): Promise<number> {
  const id = await createTest(user, 'Buy a lamp');
  const body = { reason: 'The server is slow.', days: 14 };
  const reply = await user.put(`/test_blueprint/${id}/quarantine`, body);
  assert.equal(reply.status, 200, reply.text);
  await platform.database.pool.query(
    `update quarantines set created_at = created_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2)
     where blueprint_id = $1`,
    [id, daysOver],
  );
  return id;
}

async function deleteAccount(email: string): Promise<void> {
  await platform.database.pool.query('delete from users where email = $1', [email]);
}

test('the owner gets one mail when the end is near, and another one for a later end', async () => {
  const user = await api.newCompany();
  const other = await api.newCompany();
  const id = await quarantine(user, 13);
  await quarantine(other, 11);
  await announce();
  await announce();
  const [mail, ...more] = mailsTo(user.email);
  assert.deepEqual(more, []);
  assert.deepEqual(mailsTo(other.email), []);
  assert.equal(mail?.subject, '[Steplight] The quarantine of "Buy a lamp" ends');
  assert.match(String(mail.text), /It is in quarantine because: The server is slow\./);
  assert.ok(mail.text?.includes(`https://steplight.example.com/`));

  await user.put(`/test_blueprint/${id}/quarantine`, { reason: 'Still slow.', days: 3 });
  await announce();
  assert.equal(mailsTo(user.email).length, 1);
  await platform.database.pool.query(
    `update quarantines set ends_at = now() - interval '1 hour' where blueprint_id = $1`,
    [id],
  );
  await announce();
  assert.equal(mailsTo(user.email)[1]?.subject, '[Steplight] The quarantine of "Buy a lamp" has ended');
});

test('a full mailbox holds up no one, and is tried again until two days after the end', async () => {
  const [full, lasting, user] = [await api.newCompany(), await api.newCompany(), await api.newCompany()];
  for (const { email } of [full, lasting]) rejections.set(email, 452);
  await quarantine(full, 15);
  await quarantine(lasting, 17);
  await quarantine(user, 13);
  await announce();
  assert.equal(mailsTo(user.email).length, 1);
  rejections.clear();
  await announce();
  assert.equal(mailsTo(full.email).length, 1);
  assert.deepEqual(mailsTo(lasting.email), []);
});

test('without an owner who takes mails the recipients of the company get it', async () => {
  const [gone, refusing, silent] = [await api.newCompany(), await api.newCompany(), await api.newCompany()];
  const recipientsOf = ({ companyId }: { companyId: number }) =>
    ['full', 'ann', 'bob'].map((name) => `${name}${companyId}@example.com`);
  for (const user of [gone, refusing, silent]) {
    const recipients = recipientsOf(user);
    rejections.set(recipients[0] ?? '', 452);
    await confirmRecipients(platform.database.queries, user.companyId, ...recipients);
    const isEnabled = user !== silent;
    await user.put('/company/me', { enable_email_notifications: isEnabled, email_recipients: recipients });
    await quarantine(user, 13);
  }
  rejections.set(refusing.email, 550);
  for (const { email } of [gone, silent]) await deleteAccount(email);
  await announce();
  await announce();
  for (const user of [gone, refusing])
    assert.deepEqual(
      recipientsOf(user).map((email) => mailsTo(email).length),
      [0, 1, 1],
    );
  assert.deepEqual(recipientsOf(silent).flatMap(mailsTo), []);
  const { rows } = await platform.database.pool.query(
    `select 1 from quarantines join blueprints on blueprints.id = blueprint_id
     where company_id = $1 and announced_at is null`,
    [silent.companyId],
  );
  assert.deepEqual(rows, []);
});

test('an owner who has left the company gets nothing, and its recipients do', async () => {
  const user = await api.newCompany();
  const editor = await api.newMember(user.companyId, 'editor');
  const recipient = `ann${user.companyId}@example.com`;
  await confirmRecipients(platform.database.queries, user.companyId, recipient);
  await user.put('/company/me', { enable_email_notifications: true, email_recipients: [recipient] });
  await quarantine(editor, 13);
  await user.delete(`/members/${editor.userId}`);
  await announce();
  assert.deepEqual([mailsTo(editor.email).length, mailsTo(recipient).length], [0, 1]);
  assert.match(
    String(mailsTo(recipient)[0]?.text),
    /\nUnsubscribe: https:\/\/steplight\.example\.com\/notification-mails\//,
  );
  assert.match(mailsTo(recipient)[0]?.raw ?? '', /^List-Unsubscribe:\s/m);
});
