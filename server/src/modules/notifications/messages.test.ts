import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { test } from 'node:test';
import { confirmRecipients } from '../../testing/confirm-recipients.ts';
import { suiteOf } from '../../testing/failed-run.ts';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { present } from '../../testing/present.ts';
import { startSlackServer } from 'stand-ins/slack-server.ts';
import { exampleAction, exampleOutcome } from '../../testing/example-results.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { deliveries } from './tables.ts';
import { shorten } from './words.ts';

const HOOK = 'https://hooks.slack.com/services/T0/B0/abc';
const mailServer = await startMailServer();
const slack = await startSlackServer();
const platform = await openTestPlatform({
  config: { smtpUrl: mailServer.url, slackRelay: `${slack.address}/relay` },
});
const { services, ...api } = await openTestApi(platform);
const { queries } = platform.database;

async function newCompany() {
  const user = await api.newCompany();
  await confirmRecipients(queries, user.companyId, 'ada@example.com', 'bob@example.com');
  return user;
}

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

/** Ends each test of the run with a failure, before which it has shown this screenshot. */
async function failWithScreenshots(
  user: Client,
  groupRunId: number,
  jpegs: (Buffer | null)[],
): Promise<number[]> {
  const items: { id: number }[] = (await user.get(`/test_group_run/${groupRunId}`)).body.test_runs;
  for (const [index, screenshot] of jpegs.entries()) {
    const record = present(await services.runQueue.openRecord(present(items[index]).id));
    const action = exampleAction({ screenshot });
    await record.storeEvent({ type: 'action', stepIndex: 0, actionNumber: 1, action });
    await record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome: exampleOutcome() });
    const outcome = exampleOutcome({ isSuccessful: false, result: `The page shows Sorry ${index}.` });
    await record.storeEvent({ type: 'step-finished', stepIndex: 1, outcome });
    await record.end({ status: 'failed', error: null, video: null });
  }
  return items.map(({ id }) => id);
}

test('a message says what was tested, by whom it was started, and whether each failure is new, goes on or is known', async () => {
  const user = await newCompany();
  await user.put('/account', { name: 'Ada' });
  await user.put('/account/notifications', {
    kinds: ['failure'],
    suite_ids: null,
    digest: null,
    time_zone: 'Asia/Tokyo',
  });
  await user.put('/company/me', { ...WANTED, email_recipients: [user.email, 'ada@example.com'] });
  const suite = await suiteOf(user, services, 3);
  const tested = { branch: 'main', repo: 'shop/web', sha: 'f3a9c1d2'.repeat(5) };
  const first = await suite.start(tested);
  const [judged] = await suite.execute(first, ['failed', 'failed', 'passed']);
  await user.put(`/test_run/${judged}/verdict`, { verdict: 'product_bug' });
  const id = await suite.start({ ...tested, environment: undefined });
  await suite.execute(id, ['failed', 'failed', 'failed']);
  await services.notifications.announce(id);
  const before = [mailServer.mails.length, slack.posts.length] as const;
  assert.deepEqual(await deliver(id), ['sent', 'sent', 'sent']);

  const textTo = (email: string) =>
    present(
      mailServer.mails.slice(before[0]).find(({ envelope }) => envelope.to.includes(email))?.text,
    ).replaceAll('\r', '');
  const text = textTo('ada@example.com');
  const commit = `https://github.com/shop/web/commit/${tested.sha}`;
  for (const expected of [
    `\nBranch: main\nCommit: f3a9c1d ${commit}\nStarted: `,
    'UTC by Ada\n',
    `Pay by card 1 (failed)\n  Known: product bug (as in run ${judged})\n`,
    'Pay by card 2 (failed)\n  Failing for 2 runs\n',
    'Pay by card 3 (failed)\n  New\n',
  ])
    assert.ok(text.includes(expected), `${expected}\nis missing in\n${text}`);
  assert.match(textTo(user.email), /\nStarted: .+ GMT\+9 by Ada\n/, "in the member's own time zone");
  const [, facts, ...failures] = present(slack.posts[before[1]]).body.blocks.map(
    (block: { text: { text: string } }) => block.text.text,
  );
  assert.match(facts, /started .+ UTC by Ada\n/);
  assert.ok(facts.includes(`\nBranch: main\nCommit: <${commit}|f3a9c1d>\n`), facts);
  assert.deepEqual(
    failures.map((failure: string) => failure.split('\n')[1]),
    [`Known: product bug (as in run ${judged})`, 'Failing for 2 runs', 'New'],
  );
});

test('a message names the schedule or the key of the pipeline that has started the run', async () => {
  const user = await newCompany();
  await user.put('/company/me', WANTED);
  const made = await user.post('/api_keys', { name: 'Deploy', role: 'editor', expires_at: null });
  const key: string = made.body.api_key.secret;
  await suiteOf(user, services, 1);
  const [{ id: suiteId }] = (await user.get('/test_blueprint_category/list')).body.categories;
  const startOfMail = async (id: number) => {
    await failWithScreenshots(user, id, [null]);
    await services.notifications.announce(id);
    await deliver(id);
    return present(present(mailServer.mails.at(-1)).text).replaceAll('\r', '');
  };
  const body = { test_blueprint_category_id: suiteId };
  const started = await api.as(key).post('/test_group_run/trigger_run', body);
  const text = await startOfMail(started.body.test_group_run.id);
  assert.match(text, / UTC by the API key Deploy\n/);
  assert.doesNotMatch(text, /\n(Branch|Commit): /);
  const scheduled = await queries.transaction((transaction) =>
    services.runs.startScheduled({ companyId: user.companyId, suiteId, fireAt: new Date() }, transaction),
  );
  assert.ok(scheduled.outcome === 'started', scheduled.outcome);
  assert.match(await startOfMail(scheduled.groupRunId), / UTC by the schedule\n/);
});

test('a mail to a member shows what the pages of the first three failed tests showed, unless a screenshot is large or missing', async () => {
  const user = await newCompany();
  const recipients = [user.email, 'ada@example.com'];
  await user.put('/company/me', { ...WANTED, email_recipients: recipients });
  const suite = await suiteOf(user, services, 4);
  const id = await suite.start();
  const jpegs = ['first', 'x'.repeat(400_001), 'third', 'fourth'].map((content) => Buffer.from(content));
  const [first, second, third, fourth] = await failWithScreenshots(user, id, jpegs);
  await services.notifications.announce(id);
  await deliver(id);
  const mailTo = (address: string) =>
    present(mailServer.mails.findLast(({ envelope }) => envelope.to.includes(address)));
  const { html, attachments } = mailTo(user.email);
  assert.deepEqual(mailTo('ada@example.com').attachments, []);
  assert.doesNotMatch(mailTo('ada@example.com').html ?? '', /cid:/);
  assert.deepEqual(
    attachments.map(({ contentId, mimeType, disposition, content }) => [
      contentId,
      mimeType,
      disposition,
      Buffer.from(content as ArrayBuffer).toString(),
    ]),
    [
      [`<test-run-${first}>`, 'image/jpeg', 'inline', 'first'],
      [`<test-run-${third}>`, 'image/jpeg', 'inline', 'third'],
    ],
  );
  for (const shown of [first, third]) assert.ok(html?.includes(`src="cid:test-run-${shown}"`));
  for (const hidden of [second, fourth]) assert.ok(!html?.includes(`cid:test-run-${hidden}`));
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

test('texts are cut at whole characters', () => {
  assert.equal(shorten(' a\r\n b\u0007c ', 10), 'a b c');
  assert.equal(shorten('ab\u{1F600}cd', 4), 'ab…');
});
