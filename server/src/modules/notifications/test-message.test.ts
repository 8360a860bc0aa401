import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { present } from '../../testing/present.ts';
import { startSlackServer } from 'stand-ins/slack-server.ts';
import { confirmRecipients } from '../../testing/confirm-recipients.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';

const URL = '/company/me/test-notification';
const hook = (name: string) => `https://hooks.slack.com/services/T0/B0/${name}`;

const refuse = Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 });
const mailServer = await startMailServer({
  onRcptTo: ({ address }, _session, done) => done(address.startsWith('gone') ? refuse : null),
});
const slack = await startSlackServer();
const platform = await openTestPlatform({
  config: { smtpUrl: mailServer.url, slackRelay: slack.address, webAddress: 'https://steplight.example.com' },
});
const api = await openTestApi(platform);

test('a test mail goes to every stored address, and each outcome is returned', async () => {
  const user = await api.newCompany('Café & Co <ada@example.com>');
  const recipients = ['ada@example.com', 'gone@example.com'];
  await confirmRecipients(platform.database.queries, user.companyId, ...recipients);
  await user.put('/company/me', { email_recipients: recipients });
  const reply = await user.post(URL, { channel: 'email' });
  assert.equal(reply.status, 200, reply.text);
  assert.deepEqual(reply.body.deliveries, [
    { recipient: 'ada@example.com', is_delivered: true, detail: 'Handed to the mail server.' },
    {
      recipient: 'gone@example.com',
      is_delivered: false,
      detail: 'The mail server refused the recipient: 550 5.1.1 No such user',
    },
  ]);
  const mail = present(mailServer.mails[0]);
  assert.equal(mail.subject, '[Steplight] Test message');
  assert.match(present(mail.text), /This is how Café & Co <ada@example\.com> is notified of its runs\./);
  assert.match(present(mail.html), /href="https:\/\/steplight\.example\.com\/dashboard\/settings"/);
});

test('a test post goes to every webhook, at most four at a time', async () => {
  const user = await api.newCompany();
  const names = ['good', 'none', 'busy', 'moved', 'down', 'html'];
  await user.put('/company/me', { slack_webhooks: names.map(hook) });
  let posted = 0;
  let atWork = 0;
  let most = 0;
  const { promise: areFourAtWork, resolve: letGo } = Promise.withResolvers<null>();
  slack.answer = async (response, path) => {
    if (path === '/marker') {
      response.end();
      letGo(null);
      return;
    }
    posted += 1;
    atWork += 1;
    most = Math.max(most, atWork);
    // The first four wait for a post that leaves after them, as a fifth of theirs would have.
    if (posted === 4) void fetch(`${slack.address}/marker`, { method: 'POST', body: '{}' });
    await areFourAtWork;
    atWork -= 1;
    if (path.endsWith('none')) response.writeHead(404).end('no_service');
    else if (path.endsWith('busy')) response.writeHead(429, { 'retry-after': '30' }).end();
    else if (path.endsWith('moved')) response.writeHead(302, { location: 'http://localhost/' }).end();
    else if (path.endsWith('down')) response.writeHead(503).end('<h1>Sorry</h1>');
    else if (path.endsWith('html')) response.writeHead(403).end('<h1>Who are you?</h1>');
    else response.end('ok');
  };
  const { deliveries } = (await user.post(URL, { channel: 'slack' })).body;
  assert.equal(most, 4);
  assert.deepEqual(
    deliveries.map((delivery: { is_delivered: boolean; detail: string }) => [
      delivery.is_delivered,
      delivery.detail,
    ]),
    [
      [true, 'Slack took the message.'],
      [false, 'Slack answered 404: no_service. Check the webhook.'],
      [false, 'Slack answered 429. It wants fewer messages.'],
      [false, 'Slack answered 302. Check the webhook.'],
      [false, 'Slack answered 503.'],
      [false, 'Slack answered 403. Check the webhook.'],
    ],
  );
  assert.equal(slack.posts[0]?.body.unfurl_links, false);
  assert.match(
    slack.posts[0].body.blocks[0].text.text,
    /^Test message: .*\/dashboard\/settings\|Settings>$/s,
  );
});

test('without a recipient there is nothing to send', async () => {
  const user = await api.newCompany();
  const email = await user.post(URL, { channel: 'email' });
  assert.deepEqual([email.status, email.body.error], [422, 'Add a recipient first.']);
  const post = await user.post(URL, { channel: 'slack' });
  assert.deepEqual([post.status, post.body.error], [422, 'Add a webhook first.']);
  assert.equal((await user.post(URL, { channel: 'pigeon' })).status, 400);
  assert.equal((await api.as().post(URL, { channel: 'email' })).status, 401);
});

test('a company has five test messages a minute, for all its users; other companies are not limited by it', async () => {
  const [user, other] = [await api.newCompany(), await api.newCompany()];
  for (let attempt = 0; attempt < 5; attempt += 1)
    assert.equal((await user.post(URL, { channel: 'email' })).status, 422);
  const refused = await user.post(URL, { channel: 'slack' });
  assert.equal(refused.status, 429);
  assert.match(refused.body.error, /^Too many test messages\. Please try again in \d+ seconds\.$/);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await other.post(URL, { channel: 'email' })).status, 422);
});

test('without a mail server the answer names the outbox folder, and the mail is there', async () => {
  const local = await openTestPlatform();
  const user = await (await openTestApi(local)).newCompany();
  await confirmRecipients(local.database.queries, user.companyId, 'ada@example.com');
  await user.put('/company/me', { email_recipients: ['ada@example.com'] });
  const { deliveries } = (await user.post(URL, { channel: 'email' })).body;
  const folder = join(local.config.dataFolder, 'outbox');
  assert.deepEqual(deliveries, [
    {
      recipient: 'ada@example.com',
      is_delivered: true,
      detail: `Written to the outbox folder ${folder}: no mail server is configured.`,
    },
  ]);
  const [name] = await readdir(folder);
  assert.match(await readFile(join(folder, present(name)), 'utf8'), /^Subject: \[Steplight\] Test message$/m);
});
