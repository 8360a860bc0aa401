import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { after, test } from 'node:test';
import { eventually } from 'test-support';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { startSlackServer } from 'stand-ins/slack-server.ts';
import { startNotifier } from '../../processes/notifier.ts';
import { confirmRecipients } from '../../testing/confirm-recipients.ts';
import { suiteOf, type TestEnd } from '../../testing/failed-run.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { deliveries } from './tables.ts';

const WEB = 'https://steplight.example.com';
const mailServer = await startMailServer();
const slack = await startSlackServer();
const platform = await openTestPlatform({
  worksOnJobs: true,
  config: { webAddress: WEB, smtpUrl: mailServer.url, slackRelay: slack.address },
});
const api = await openTestApi(platform);
const { services } = api;
const notifier = await startNotifier(services, platform.jobs);
after(() => notifier.close());
const { queries } = platform.database;

/** A company that wants to know, with recipients that no other company has. */
async function newCompany() {
  const user = await api.newCompany();
  const email = `ada${user.companyId}@example.com`;
  await confirmRecipients(queries, user.companyId, email, 'late@example.com');
  const hook = `https://hooks.slack.com/services/T0/B${user.companyId}/secret`;
  const reply = await user.put('/company/me', {
    enable_email_notifications: true,
    email_recipients: [email],
    enable_slack_notifications: true,
    slack_webhooks: [hook],
  });
  assert.equal(reply.status, 200, reply.text);
  return { user, email, hook };
}

/** Subjects of the mails to the address, without their beginning. */
const subjectsTo = (email: string) =>
  mailServer.mails
    .filter(({ envelope }) => envelope.to.includes(email))
    .map(({ subject }) => present(subject).replace('[Steplight] ', ''));

const rowsOf = (groupRunId: number) =>
  queries.select().from(deliveries).where(eq(deliveries.groupRunId, groupRunId)).orderBy(deliveries.id);

/** The kinds of the run's messages, which are sent then. */
async function announced(groupRunId: number): Promise<string[]> {
  const isQueued = async () =>
    (await platform.jobs.findQueued('announce-run', [String(groupRunId)], queries)).length > 0;
  await eventually(async () => !(await isQueued()));
  await eventually(async () => (await rowsOf(groupRunId)).every(({ status }) => status !== 'pending'));
  return (await rowsOf(groupRunId)).map(({ kind }) => kind);
}

const BOTH = (kind: string) => [kind, kind];

/** A suite. `ends` runs it, with more of what a start takes, waits for its messages, and returns their kinds. */
async function newSuite(user: Client, tests: number) {
  const suite = await suiteOf(user, services, tests);
  return {
    ...suite,
    async ends(ends: TestEnd[], more: object = {}) {
      const id = await suite.start(more);
      await suite.execute(id, ends);
      return announced(id);
    },
  };
}

test('who was told of a failure is told once that the suite passes again', async () => {
  const { user, email, hook } = await newCompany();
  const suite = await newSuite(user, 2);
  assert.deepEqual(await suite.ends(['passed', 'passed']), []);
  assert.deepEqual(await suite.ends(['passed', 'failed']), BOTH('failure'));
  await user.put('/company/me', { email_recipients: [email, 'late@example.com'] });
  const repaired = await suite.start();
  await suite.execute(repaired, ['passed', 'passed']);
  assert.deepEqual(await announced(repaired), BOTH('recovery'));
  assert.deepEqual(await suite.ends(['passed', 'passed']), []);
  assert.deepEqual(subjectsTo(email), [
    'Checkout failed: 1 of 2 tests failed',
    'Checkout passes again: 2 of 2 tests passed',
  ]);
  assert.deepEqual(subjectsTo('late@example.com'), []);
  const { body } = present(slack.posts.filter(({ path }) => path === new URL(hook).pathname)[1]);
  assert.equal(body.blocks[0].text.text, 'Checkout passes again');
  assert.match(body.blocks[1].text.text, /^2 of 2 tests passed\n2 passed in /);
  assert.ok(body.blocks[1].text.text.endsWith(`<${WEB}/dashboard/grouprun/${repaired}|Look at the run>`));
});

test('only the same environment and branch are repaired', async () => {
  const { user } = await newCompany();
  const suite = await newSuite(user, 1);
  const [production, branch] = [
    { environment: 'Production', base_url: 'https://live.example' },
    { branch: 'main' },
  ];
  await suite.ends(['failed'], production);
  await suite.ends(['error'], branch);
  assert.deepEqual(await suite.ends(['passed']), []);
  assert.deepEqual(await suite.ends(['passed'], production), BOTH('recovery'));
  assert.deepEqual(await suite.ends(['passed'], branch), BOTH('recovery'));
});

test('a part of the suite repairs it when nothing that failed is left', async () => {
  const { user } = await newCompany();
  const suite = await newSuite(user, 3);
  const shard = (index: number) => ({ shard: { index, total: 3 } });
  await suite.ends(['failed'], shard(1));
  await suite.ends(['failed'], shard(2));
  assert.deepEqual(await suite.ends(['passed'], shard(3)), []);
  assert.deepEqual(await suite.ends(['passed'], shard(1)), []);
  assert.deepEqual(await suite.ends(['passed'], shard(2)), BOTH('recovery'));
  assert.deepEqual(await suite.ends(['passed', 'passed', 'passed']), []);
});

test('a test in quarantine repairs nothing', async () => {
  const { user } = await newCompany();
  const suite = await newSuite(user, 2);
  await suite.ends(['passed', 'failed']);
  const { test_blueprints: tests } = (await user.get('/test_blueprint/list')).body;
  const { id } = present(
    (tests as { id: number; title: string }[]).find(({ title }) => title === 'Pay by card 2'),
  );
  const reply = await user.put(`/test_blueprint/${id}/quarantine`, { reason: 'The server is slow.' });
  assert.equal(reply.status, 200, reply.text);
  assert.deepEqual(await suite.ends(['passed', 'failed']), []);
  assert.deepEqual(await suite.ends(['passed', 'passed']), []);
  await user.delete(`/test_blueprint/${id}/quarantine`);
  assert.deepEqual(await suite.ends(['passed', 'passed']), BOTH('recovery'));
});

test('runs of tests without their suite repair runs of the same tests', async () => {
  const { user } = await newCompany();
  const suite = await newSuite(user, 2);
  const { test_blueprints: tests } = (await user.get('/test_blueprint/list')).body;
  const ids: number[] = tests.map(({ id }: { id: number }) => id);
  const run = async (chosen: number[], ends: TestEnd[]) => {
    const reply = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: chosen });
    assert.equal(reply.status, 201, reply.text);
    const id: number = reply.body.test_group_run.id;
    await suite.execute(id, ends);
    return announced(id);
  };
  await run(ids, ['failed', 'passed']);
  assert.deepEqual(await suite.ends(['passed', 'passed']), []);
  assert.deepEqual(await run(ids.slice(0, 1), ['passed']), []);
  assert.deepEqual(await run(ids, ['passed', 'passed']), BOTH('recovery'));
});

test('runs that pass at the same time repair a failure once', async () => {
  const { user, email } = await newCompany();
  const suite = await newSuite(user, 1);
  await suite.ends(['failed']);
  const ids = [await suite.start(), await suite.start(), await suite.start()];
  await Promise.all(ids.map((id) => suite.execute(id, ['passed'])));
  const kinds = await Promise.all(ids.map(announced));
  assert.deepEqual(kinds.flat(), BOTH('recovery'));
  await Promise.all(ids.map((id) => services.notifications.announce(id)));
  assert.deepEqual((await Promise.all(ids.map(announced))).flat(), BOTH('recovery'));
  assert.equal(subjectsTo(email).length, 2);
});

/** A suite of one test with retries, which passes after so many failures. */
async function newRetriedSuite(user: Client) {
  const suite = await newSuite(user, 1);
  return async (failures: number, environment?: string) => {
    const id = await suite.start({
      retries: 1,
      ...(environment && { environment, base_url: 'https://shop.example' }),
    });
    if (failures > 0) await suite.execute(id, ['failed']);
    await suite.execute(id, ['passed']);
    return announced(id);
  };
}

test('a test that was stable and passes only on a retry is named, until it was stable again', async () => {
  const { user, email, hook } = await newCompany();
  const passAfter = await newRetriedSuite(user);
  for (let run = 0; run < 9; run += 1) assert.deepEqual(await passAfter(0), []);
  assert.deepEqual(await passAfter(1), [], 'nine runs do not make it stable');
  for (let run = 0; run < 10; run += 1) assert.deepEqual(await passAfter(0), []);
  assert.deepEqual(await passAfter(1, 'Production'), [], 'it has not run there');
  assert.deepEqual(await passAfter(1), BOTH('flaky'));
  assert.deepEqual(await passAfter(1), []);
  assert.deepEqual(subjectsTo(email), ['Checkout passed with newly flaky tests: 1 of 1 test passed']);
  const mail = present(mailServer.mails.find(({ envelope }) => envelope.to.includes(email)));
  assert.match(
    present(mail.text).replaceAll('\r', ''),
    /\nPay by card 1 \(newly flaky\)\n {2}It passed at try 2\. Its last 10 runs passed at the first one\.\n {2}https:\/\/\S+\/dashboard\/testrun\/\d+\n/,
  );
  const { body } = present(slack.posts.find(({ path }) => path === new URL(hook).pathname));
  assert.match(body.blocks[2].text.text, /\|Pay by card 1> is newly flaky\nIt passed at try 2\./);
});
