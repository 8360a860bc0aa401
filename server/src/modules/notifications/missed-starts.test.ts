import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { startSlackServer } from 'stand-ins/slack-server.ts';
import { createScheduler } from '../../scheduler/scheduler.ts';
import { confirmRecipients } from '../../testing/confirm-recipients.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';

const WEB = 'https://steplight.example.com';
const mailServer = await startMailServer();
const slack = await startSlackServer();
const platform = await openTestPlatform({
  ownsTables: true,
  config: { webAddress: WEB, smtpUrl: mailServer.url, slackRelay: slack.address },
});
const { services, ...api } = await openTestApi(platform);
const { pool, queries } = platform.database;

async function newCompany() {
  const user = await api.newCompany();
  await confirmRecipients(queries, user.companyId, 'ada@example.com', 'late@example.com');
  return user;
}

/** A suite whose schedule is on, with a test that can run, unless the suite is to be empty. */
async function newSuite(user: Client): Promise<number> {
  const reply = await user.post('/test_blueprint_category/create', {
    name: 'Nightly <1>',
    schedule_enabled: true,
    schedule_expression: '0 9 * * ? *',
    schedule_timezone: 'UTC',
  });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.category.id;
}

async function addTest(user: Client, suiteId: number): Promise<void> {
  const reply = await user.post('/test_blueprint/create', {
    title: 'Buy',
    type: 'integration',
    starting_url: 'http://localhost/',
    test_blueprint_category_id: suiteId,
    steps: [{ step_number: 1, type: 'act', action: 'Click Buy' }],
  });
  assert.equal(reply.status, 201, reply.text);
}

/** What the scheduler does when the suite is due. */
async function becomesDue(suiteId: number): Promise<void> {
  await pool.query('update suites set next_fire_at = now() where id = $1', [suiteId]);
  await createScheduler(services, platform.database, platform.log).startDue();
}

async function deliver(suiteId: number): Promise<string[]> {
  const read = async () =>
    (
      await pool.query<{ id: number; status: string }>(
        'select id, status from deliveries where suite_id = $1 order by id',
        [suiteId],
      )
    ).rows;
  for (const { id } of await read()) await services.notifications.deliver(id);
  return (await read()).map(({ status }) => status);
}

const aDayPasses = (suiteId: number) =>
  pool.query("update deliveries set created_at = created_at - interval '25 hours' where suite_id = $1", [
    suiteId,
  ]);

test('a suite that its schedule does not start is reported once, until it was started again', async () => {
  const user = await newCompany();
  await user.put('/company/me', {
    enable_email_notifications: true,
    email_recipients: ['ada@example.com'],
    enable_slack_notifications: true,
    slack_webhooks: ['https://hooks.slack.com/services/T0/B0/abc'],
  });
  const suite = await newSuite(user);
  await becomesDue(suite);
  assert.deepEqual(await deliver(suite), ['sent', 'sent']);
  const reason = 'Reason: The test suite "Nightly <1>" has no tests yet.';
  const mail = present(mailServer.mails[0]);
  assert.equal(mail.subject, '[Steplight] The schedule did not start "Nightly <1>"');
  const text = present(mail.text).replaceAll('\r', '');
  assert.match(text, /\nDue: .+ UTC\n/);
  assert.match(text, /\nNext start: .+, 9:00 AM UTC\n/);
  for (const expected of [`\n${reason}\n`, `Look at the suites: ${WEB}/dashboard/test-suites\n`])
    assert.ok(text.includes(expected), text);
  const { body } = present(slack.posts[0]);
  assert.equal(body.blocks[0].text.text, 'The schedule did not start "Nightly <1>"');
  assert.ok(body.blocks[1].text.text.includes('"Nightly &lt;1&gt;" has no tests yet.'));

  await aDayPasses(suite);
  await becomesDue(suite);
  assert.equal((await deliver(suite)).length, 2, 'it is known');

  await addTest(user, suite);
  await becomesDue(suite);
  // The run that was started does not end.
  await becomesDue(suite);
  assert.deepEqual(await deliver(suite), ['sent', 'sent', 'sent', 'sent']);
  assert.match(present(mailServer.mails[1]?.text), /Reason: The run before it had not ended\./);

  const { test_group_runs: runs } = (await user.get('/test_group_run/list')).body;
  await user.post(`/test_group_run/${runs[0].id}/cancel`);
  await becomesDue(suite);
  await becomesDue(suite);
  assert.equal((await deliver(suite)).length, 4, 'there was a message today');
  await aDayPasses(suite);
  await becomesDue(suite);
  assert.equal((await deliver(suite)).length, 6, 'there was none of this series');
});

test('a member who has chosen the suite is told of it, too', async () => {
  const user = await newCompany();
  const [suite, other] = [await newSuite(user), await newSuite(user)];
  await user.put('/account/notifications', {
    kinds: ['missed_start'],
    suite_ids: [suite],
    digest: null,
    time_zone: 'UTC',
  });
  await becomesDue(suite);
  await becomesDue(other);
  assert.deepEqual(await deliver(suite), ['sent']);
  assert.deepEqual(await deliver(other), []);
  const mail = present(mailServer.mails.find(({ envelope }) => envelope.to.includes(user.email)));
  assert.match(present(mail.text), /because you chose it under My notifications/);
});

test('nothing is sent by a channel that is off, nor when the schedule works again before', async () => {
  const user = await newCompany();
  const suite = await newSuite(user);
  await becomesDue(suite);
  assert.deepEqual(await deliver(suite), []);
  await user.put('/company/me', { enable_email_notifications: true, email_recipients: ['late@example.com'] });
  const other = await newSuite(user);
  await becomesDue(other);
  await addTest(user, other);
  await becomesDue(other);
  assert.deepEqual(await deliver(other), ['failed']);
  assert.ok(!mailServer.mails.some(({ envelope }) => envelope.to.includes('late@example.com')));
});
