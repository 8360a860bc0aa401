import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { after, test } from 'node:test';
import { createMailer } from '../../platform/mail/create-mailer.ts';
import { startNotifier } from '../../processes/notifier.ts';
import { createLog } from '../../platform/log.ts';
import { eventually } from 'test-support';
import { confirmRecipients } from '../../testing/confirm-recipients.ts';
import { suiteOf } from '../../testing/failed-run.ts';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { present } from '../../testing/present.ts';
import { startSlackServer } from 'stand-ins/slack-server.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { deadWorker } from '../runs/testing/test-workers.ts';
import { createServices } from '../services.ts';
import { deliveries } from './tables.ts';

const WEB = 'https://steplight.example.com';
const SECRET = 'SecretPathOfTheWebhook';
const refuse = (code: number) => Object.assign(new Error('No such user'), { responseCode: code });

const mailServer = await startMailServer();
const slack = await startSlackServer();
const platform = await openTestPlatform({
  worksOnJobs: true,
  config: { webAddress: WEB, smtpUrl: mailServer.url, slackRelay: slack.address },
});
let logged = '';
const log = createLog('trace', { write: (line: string) => (logged += line) });
const services = createServices({ ...platform, log });
const api = await openTestApi(platform);
const notifier = await startNotifier(services, platform.jobs);
after(() => notifier.close());
const { queries } = platform.database;

let webhooks = 0;
const newWebhook = (): string => `https://hooks.slack.com/services/T0/B${(webhooks += 1)}/${SECRET}`;
const pathOf = (webhook: string) => new URL(webhook).pathname;

/** A company that wants to know, with recipients that no other company has. */
async function newCompany(change: object = {}) {
  const user = await api.newCompany();
  const emails = ['ada', 'bob'].map((name) => `${name}${user.companyId}@example.com`);
  await confirmRecipients(queries, user.companyId, ...emails);
  const hook = newWebhook();
  const reply = await user.put('/company/me', {
    enable_email_notifications: true,
    email_recipients: emails,
    enable_slack_notifications: true,
    slack_webhooks: [hook],
    ...change,
  });
  assert.equal(reply.status, 200, reply.text);
  return { user, emails, hook };
}

const rowsOf = (groupRunId: number) =>
  queries.select().from(deliveries).where(eq(deliveries.groupRunId, groupRunId)).orderBy(deliveries.id);
const statesOf = async (groupRunId: number) => (await rowsOf(groupRunId)).map(({ status }) => status);

/** Until the run has deliveries and none of them is pending. */
async function delivered(groupRunId: number) {
  await eventually(async () => {
    const states = await statesOf(groupRunId);
    return states.length > 0 && !states.includes('pending');
  });
  return rowsOf(groupRunId);
}

const mailsTo = (email: string) => mailServer.mails.filter(({ envelope }) => envelope.to.includes(email));
const postsTo = (hook: string) => slack.posts.filter(({ path }) => path === pathOf(hook));

test('a failed run is reported once to each recipient, with the failed tests and links', async () => {
  const { user, emails, hook } = await newCompany();
  const suite = await suiteOf(user, services, 3, {
    suite: 'Check & <out>',
    check: 'Verify that "a < b" shows',
    module: 'See <b>',
    result: 'Expected <b> & got\n*nothing*',
  });
  const id = await suite.start();
  const [, failed, broken] = await suite.execute(id, ['passed', 'failed', 'error']);
  const rows = await delivered(id);
  assert.deepEqual(
    rows.map(({ channel, status, attempts }) => [channel, status, attempts]),
    [
      ['email', 'sent', 1],
      ['email', 'sent', 1],
      ['slack', 'sent', 1],
    ],
  );

  for (const email of emails) assert.equal(mailsTo(email).length, 1, email);
  const mail = present(mailsTo(present(emails[0]))[0]);
  assert.deepEqual(mail.envelope.to, [emails[0]]);
  assert.equal(mail.subject, '[Steplight] Check & <out> failed: 2 of 3 tests failed');
  assert.match(present(mail.messageId), /^<delivery-\d+-\d+@steplight\.example\.com>$/);
  const text = present(mail.text).replaceAll('\r', '');
  for (const expected of [
    'Result: 1 passed, 1 failed, 1 broke\nStarted: ',
    `UTC by ${user.email}\nDuration: `,
    `Look at the run: ${WEB}/dashboard/grouprun/${id}\n`,
    `Pay by card 2 (failed)\n  New\n  Step 2.1 (module See <b>): Verify that "a < b" shows\n  Expected <b> & got *nothing*\n  ${WEB}/dashboard/testrun/${failed}\n`,
    `Pay by card 3 (broke)\n  New\n  The page did not open.\n  ${WEB}/dashboard/testrun/${broken}\n`,
    `${WEB}/dashboard/settings`,
  ])
    assert.ok(text.includes(expected), `${expected}\nis missing in\n${text}`);
  const html = present(mail.html);
  for (const expected of [
    `href="${WEB}/dashboard/grouprun/${id}"`,
    `<a href="${WEB}/dashboard/testrun/${failed}">Pay by card 2 (failed)</a>`,
    'Check &amp; &lt;out&gt; failed',
    'Expected &lt;b&gt; &amp; got *nothing*',
    'content="light dark"',
  ])
    assert.ok(html.includes(expected), `${expected} is missing in ${html}`);
  assert.doesNotMatch(html, /<table|<img|<script|url\(/);

  assert.equal(postsTo(hook).length, 1);
  const { body, contentType } = present(postsTo(hook)[0]);
  assert.match(present(contentType), /^application\/json/);
  assert.equal(body.text, '[Steplight] Check &amp; &lt;out&gt; failed: 2 of 3 tests failed');
  assert.equal(body.blocks[0].text.text, 'Check & <out> failed');
  const [facts, first, second] = body.blocks
    .slice(1)
    .map((block: { text: { text: string } }) => block.text.text);
  assert.match(
    facts,
    /^2 of 3 tests failed\n1 passed, 1 failed, 1 broke in .+, started .+ UTC by user\d+@example\.com\n/,
  );
  assert.ok(facts.endsWith(`<${WEB}/dashboard/grouprun/${id}|Look at the run>`));
  assert.equal(
    first,
    `<${WEB}/dashboard/testrun/${failed}|Pay by card 2> failed\nNew\nStep 2.1 (module See &lt;b&gt;): Verify that "a &lt; b" shows\n>Expected &lt;b&gt; &amp; got *nothing*`,
  );
  assert.equal(
    second,
    `<${WEB}/dashboard/testrun/${broken}|Pay by card 3> broke\nNew\n>The page did not open.`,
  );
});

test('runs that passed or were cancelled are not reported, nor does a channel that is off send anything', async () => {
  const { user } = await newCompany();
  const suite = await suiteOf(user, services, 2);
  const passed = await suite.run('passed', 'passed');
  const cancelled = await suite.start();
  await suite.execute(cancelled, ['failed']);
  await user.post(`/test_group_run/${cancelled}/cancel`);
  for (const id of [passed, cancelled]) await services.notifications.announce(id);
  assert.deepEqual([...(await rowsOf(passed)), ...(await rowsOf(cancelled))], []);

  const quiet = await newCompany({ enable_email_notifications: false });
  const failed = await (await suiteOf(quiet.user, services, 1)).run('failed');
  assert.deepEqual(
    (await delivered(failed)).map(({ channel }) => channel),
    ['slack'],
  );
  await services.notifications.announce(2_000_000_000);
});

test('a run that is given up after three lost workers is reported too, once', async () => {
  const { user, hook } = await newCompany();
  const suite = await suiteOf(user, services, 1);
  const id = await suite.start();
  const [item] = (await user.get(`/test_group_run/${id}`)).body.test_runs;
  for (let lost = 0; lost < 3; lost += 1) {
    assert.ok(await services.runQueue.openRecord(item.id, deadWorker()));
    await services.runQueue.requeueLost();
  }
  await delivered(id);
  const [post, ...more] = postsTo(hook);
  assert.match(post?.body.blocks[2].text.text, />The runner stopped responding in each of 3 attempts\.$/);
  assert.equal(more.length, 0);
});

test('the same jobs again change nothing', async () => {
  const { user, emails, hook } = await newCompany();
  const suite = await suiteOf(user, services, 1);
  const id = await suite.run('failed');
  const rows = await delivered(id);
  await Promise.all([1, 2, 3].map(() => services.notifications.announce(id)));
  await Promise.all(rows.map((row) => services.notifications.deliver(row.id)));
  // When a later run is reported, the jobs before it are done.
  await delivered(await suite.run('failed'));
  assert.equal((await rowsOf(id)).length, 3);
  assert.deepEqual([mailsTo(present(emails[0])).length, postsTo(hook).length], [2, 2]);
});

/** Makes what waits for its next attempt due now. */
const hurry = () =>
  queries.execute(
    sql`update pgboss.job set start_after = now() where name = 'delivery' and state in ('created', 'retry')`,
  );

/** Seconds that the next attempt waits for. */
async function pauseOf(deliveryId: number): Promise<number> {
  const { rows } = await queries.execute<{ pause: number }>(
    sql`select extract(epoch from start_after - created_on)::float8 as pause from pgboss.job
        where name = 'delivery' and state = 'created' and data->>'id' = ${String(deliveryId)}`,
  );
  assert.equal(rows.length, 1, 'one attempt is enqueued');
  return present(rows[0]).pause;
}

test('servers that are down get the message when they are back, a mail under the same name each time', async () => {
  const { user, emails, hook } = await newCompany();
  const email = present(emails[0]);
  await user.put('/company/me', { email_recipients: [email] });
  await mailServer.close();
  await slack.close();
  const id = await (await suiteOf(user, services, 1)).run('failed');
  await eventually(async () => (await rowsOf(id)).filter(({ lastError }) => lastError !== null).length === 2);
  assert.deepEqual(
    (await rowsOf(id)).map(({ status, lastError }) => [status, lastError]),
    [
      ['pending', 'The mail server could not be reached (ECONNREFUSED).'],
      ['pending', "The webhook's server could not be reached (ECONNREFUSED)."],
    ],
  );
  await mailServer.open();
  await slack.open();
  mailServer.losesReplies = true;
  await eventually(() => mailsTo(email).length > 0);
  mailServer.losesReplies = false;
  await eventually(async () => {
    await hurry();
    return (await statesOf(id)).every((status) => status === 'sent');
  });
  assert.equal(postsTo(hook).length, 1);
  const [first, second, ...more] = mailsTo(email).map(({ messageId }) => messageId);
  assert.ok(first);
  assert.deepEqual([second, more], [first, []]);
});

test('`Retry-After` is respected; a webhook that is gone is not retried', async () => {
  const { user } = await newCompany({ enable_email_notifications: false });
  const [busy, gone] = [newWebhook(), newWebhook()];
  await user.put('/company/me', { slack_webhooks: [busy, gone] });
  slack.answer = (response, path) => {
    if (path === pathOf(gone)) response.writeHead(404).end('no_service');
    else response.writeHead(429, { 'retry-after': '120' }).end('rate_limited');
  };
  const id = await (await suiteOf(user, services, 1)).run('failed');
  await eventually(async () => (await rowsOf(id)).filter(({ lastError }) => lastError !== null).length === 2);
  const [delayed, dead] = await rowsOf(id);
  assert.deepEqual(
    [dead?.status, dead?.attempts, dead?.lastError],
    ['failed', 1, 'Slack answered 404: no_service. Check the webhook.'],
  );
  assert.equal(delayed?.status, 'pending');
  const pause = await pauseOf(delayed.id);
  assert.ok(pause >= 119 && pause <= 121, String(pause));
  slack.answer = (response) => void response.end('ok');
  await hurry();
  await eventually(async () => (await statesOf(id))[0] === 'sent');
});

test('a refused recipient is given up at once, a server that never comes back after the last attempt', async () => {
  const { user, emails } = await newCompany({ enable_slack_notifications: false });
  await user.put('/company/me', { email_recipients: emails.slice(0, 1) });
  const refusing = await startMailServer({ onRcptTo: (_to, _session, done) => done(refuse(550)) });
  const down = await startMailServer();
  await down.close();
  await notifier.close();
  const [first, second] = await Promise.all(
    [refusing.url, down.url].map(async (smtpUrl) => {
      const mailer = createMailer({ smtpUrl, from: 'Steplight <a@b.c>', dataFolder: '' }, log);
      const { notifications } = createServices({ ...platform, log, mailer });
      const id = await (await suiteOf(user, services, 1)).run('error');
      await notifications.announce(id);
      const [row] = await rowsOf(id);
      return { id, deliver: () => notifications.deliver(present(row).id) };
    }),
  );
  await first?.deliver();
  const [refused] = await rowsOf(present(first).id);
  assert.deepEqual(
    [refused?.status, refused?.attempts, refused?.lastError],
    ['failed', 1, 'The mail server refused the recipient: 550 No such user'],
  );

  for (let attempt = 0; attempt < 40; attempt += 1) await second?.deliver();
  const [given] = await rowsOf(present(second).id);
  assert.deepEqual([given?.status, given?.attempts], ['failed', 34]);
  assert.match(present(given?.lastError), /could not be reached/);
});

test('nothing of a webhook beyond its host, and nothing of a message, gets into the log', () => {
  assert.match(logged, /A notification was sent/);
  assert.match(logged, /A notification will be tried again/);
  assert.match(logged, /A notification could not be delivered/);
  for (const secret of [SECRET, 'Look at the run', 'Verify that', 'Expected <b>'])
    assert.ok(!logged.includes(secret), secret);
});
