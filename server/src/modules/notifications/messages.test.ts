import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { test } from 'node:test';
import { suiteOf } from '../../testing/failed-run.ts';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { present } from '../../testing/present.ts';
import { startSlackServer } from 'stand-ins/slack-server.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { deliveries } from './tables.ts';
import { shorten, spell } from './words.ts';

const HOOK = 'https://hooks.slack.com/services/T0/B0/abc';
const mailServer = await startMailServer();
const slack = await startSlackServer();
const platform = await openTestPlatform({
  config: { smtpUrl: mailServer.url, slackRelay: `${slack.address}/relay` },
});
const { newCompany, services } = await openTestApi(platform);
const { queries } = platform.database;

const WANTED = {
  enable_email_notifications: true,
  email_recipients: ['ada@example.com'],
  enable_slack_notifications: true,
  slack_webhooks: [HOOK],
};

async function deliver(groupRunId: number): Promise<string[]> {
  const rowsOf = () => queries.select().from(deliveries).where(eq(deliveries.groupRunId, groupRunId));
  for (const { id } of await rowsOf()) await services.notifications.deliver(id);
  return (await rowsOf()).map(({ status }) => status);
}

test('many failures with long texts stay within what Slack takes and what people read', async () => {
  const user = await newCompany();
  await user.put('/company/me', WANTED);
  const suite = await suiteOf(user, services, 25, {
    suite: `${'&'.repeat(190)}\u{1F600}`,
    test: '<|&>'.repeat(40),
    check: `Verify that ${'&'.repeat(900)}`,
    result: '<!channel> '.repeat(1000),
  });
  const id = await suite.run(...Array.from({ length: 25 }, () => 'failed' as const));
  await services.notifications.announce(id);
  assert.deepEqual(await deliver(id), ['sent', 'sent']);

  const { path, body } = present(slack.posts[0]);
  assert.equal(path, '/relay/services/T0/B0/abc');
  assert.ok(body.blocks.length <= 50);
  assert.ok(body.blocks[0].text.text.length <= 150);
  for (const { text } of body.blocks.slice(1)) {
    assert.ok(text.text.length <= 3000, String(text.text.length));
    assert.doesNotMatch(text.text, /<(?!https?:)/, 'no mention and no mark of somebody else');
    assert.doesNotMatch(text.text, /&(?!(amp|lt|gt);)/, 'no escape is cut');
  }
  assert.equal(body.blocks.at(-1).text.text, 'And 5 more, which the run shows.');

  const mail = present(mailServer.mails[0]);
  assert.ok(present(mail.subject).length < 250);
  assert.match(present(mail.text), /And 5 more, which the run shows\./);
  assert.ok(Buffer.byteLength(mail.raw) < 100_000, 'Gmail cuts what is longer than that');
});

test('a message names the environment', async () => {
  const user = await newCompany();
  await user.put('/company/me', WANTED);
  const suite = await suiteOf(user, services, 1);
  const id = await suite.start({ environment: 'Production', base_url: 'https://live.example' });
  await suite.execute(id, ['failed']);
  await services.notifications.announce(id);
  const before = [mailServer.mails.length, slack.posts.length] as const;
  await deliver(id);
  const headline = 'Checkout failed in Production: 1 of 1 test failed';
  assert.equal(mailServer.mails[before[0]]?.subject, `[Steplight] ${headline}`);
  const { body } = present(slack.posts[before[1]]);
  assert.equal(body.text, `[Steplight] ${headline}`);
  assert.equal(body.blocks[0].text.text, 'Checkout failed in Production');
});

test('who was removed, or has switched the channel off, before the message went out gets none', async () => {
  const user = await newCompany();
  await user.put('/company/me', WANTED);
  const suite = await suiteOf(user, services, 1);
  const before = [mailServer.mails.length, slack.posts.length];
  const id = await suite.run('failed');
  await services.notifications.announce(id);
  await user.put('/company/me', { email_recipients: ['bob@example.com'], enable_slack_notifications: false });
  assert.deepEqual(await deliver(id), ['withdrawn', 'withdrawn']);
  await user.put('/company/me', WANTED);
  assert.deepEqual(await deliver(id), ['withdrawn', 'withdrawn']);
  assert.deepEqual([mailServer.mails.length, slack.posts.length], before);
});

test('texts are cut at whole characters, times are spelled', () => {
  assert.equal(shorten(' a\r\n b\u0007c ', 10), 'a b c');
  assert.equal(shorten('ab\u{1F600}cd', 4), 'ab…');
  const times: [number, string][] = [
    [0.2, 'less than a second'],
    [5, '5s'],
    [65.4, '1m 5s'],
    [3600, '1h 0m 0s'],
  ];
  for (const [seconds, words] of times) assert.equal(spell(seconds), words);
});
