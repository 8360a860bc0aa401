import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { test } from 'node:test';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { suiteOf } from '../../../testing/failed-run.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { deliveries } from '../tables.ts';

const WEB = 'https://steplight.example.com';
const mailServer = await startMailServer();
const platform = await openTestPlatform({ config: { webAddress: WEB, smtpUrl: mailServer.url } });
const api = await openTestApi(platform);
const { services } = api;

/** A company with a failed test run and two members. */
async function newFailure() {
  const owner = await api.newCompany();
  const colleague = await api.newMember(owner.companyId, 'editor');
  const suite = await suiteOf(owner, services, 1);
  const groupRunId = await suite.start();
  const [testRunId] = await suite.execute(groupRunId, ['failed']);
  const assign = (assigneeId: number | null, by = owner, more: object = {}) =>
    by.put(`/test_run/${testRunId}/verdict`, {
      verdict: 'product_bug',
      note: '',
      ticket_url: null,
      assignee_id: assigneeId,
      with_alike: false,
      ...more,
    });
  const rows = () =>
    platform.database.queries
      .select()
      .from(deliveries)
      .where(eq(deliveries.testRunId, present(testRunId)))
      .orderBy(deliveries.id);
  return { owner, colleague, testRunId, assign, rows };
}

const mailsTo = (email: string) => mailServer.mails.filter(({ envelope }) => envelope.to.includes(email));

test('the person whom a colleague assigns a failure has one mail', async () => {
  const { owner, colleague, testRunId, assign, rows } = await newFailure();
  const details = { note: 'The <button> is gone.', ticket_url: 'https://tickets.example.com/7' };
  const reply = await assign(colleague.userId, owner, details);
  assert.equal(reply.status, 200, reply.text);
  await assign(colleague.userId, owner, { ...details, note: 'Still.' });
  await assign(null);
  await assign(colleague.userId, owner, details);
  const [row, ...more] = await rows();
  assert.deepEqual([row?.kind, row?.recipient, more.length], ['assignment', colleague.email, 0]);
  await services.notifications.deliver(present(row).id);
  await services.notifications.deliver(present(row).id);
  const [mail, ...others] = mailsTo(colleague.email);
  assert.equal(others.length, 0);
  assert.equal(mail?.subject, `[Steplight] ${owner.email} assigned you the failure of "Pay by card 1"`);
  const text = present(mail.text).replaceAll('\r', '');
  for (const expected of [
    'Verdict: Product bug\nTicket: https://tickets.example.com/7\n\nThe <button> is gone.\n',
    `Look at the failure: ${WEB}/dashboard/testrun/${testRunId}\n`,
    'because you chose it',
  ])
    assert.ok(text.includes(expected), text);
  assert.ok(present(mail.html).includes('The &lt;button&gt; is gone.'));
});

test('no mail for oneself, for who does not want it, nor when it is assigned to another before', async () => {
  const { owner, colleague, assign, rows } = await newFailure();
  await assign(owner.userId);
  assert.deepEqual(await rows(), []);
  await colleague.put('/account/notifications', {
    kinds: [],
    suite_ids: null,
    digest: null,
    time_zone: 'UTC',
  });
  await assign(colleague.userId);
  assert.deepEqual(await rows(), []);

  const other = await newFailure();
  await other.assign(other.colleague.userId);
  await other.assign(null);
  const [row] = await other.rows();
  await services.notifications.deliver(present(row).id);
  assert.deepEqual(
    (await other.rows()).map(({ status }) => status),
    ['failed'],
  );
  assert.deepEqual(mailsTo(other.colleague.email), []);
});
