import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { after, test } from 'node:test';
import { startWebhookServer } from 'stand-ins/webhook-server.ts';
import { eventually } from 'test-support';
import { createLog } from '../../../platform/log.ts';
import { startNotifier } from '../../../processes/notifier.ts';
import { suiteOf } from '../../../testing/failed-run.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { createServices } from '../../services.ts';
import { deliveries, webhooks } from '../tables.ts';
import { signWebhook } from './sign-webhook.ts';

const WEB = 'https://steplight.example.com';
const receiver = await startWebhookServer();
const platform = await openTestPlatform({
  worksOnJobs: true,
  config: { webAddress: WEB, webhookHosts: [receiver.host] },
});
let logged = '';
const log = createLog('trace', { write: (line: string) => (logged += line) });
const services = createServices({ ...platform, log });
const api = await openTestApi(platform);
const notifier = await startNotifier(services, platform.jobs);
after(() => notifier.close());
const { queries } = platform.database;

/** A company with a webhook at the receiver, and its secret. */
async function newCompany() {
  const user = await api.newCompany();
  const reply = await user.put('/company/webhook', { url: receiver.address, is_enabled: true });
  assert.equal(reply.status, 200, reply.text);
  const secret: string = reply.body.secret;
  assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  return { user, secret };
}

/** The signatures of a post that are right for the secret, computed as a receiver would. */
function rightSignatures({ headers, text }: (typeof receiver.posts)[number], secret: string): string[] {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((one) => one === expected);
}

const rowsOf = (groupRunId: number) =>
  queries.select().from(deliveries).where(eq(deliveries.groupRunId, groupRunId));

async function delivered(groupRunId: number) {
  await eventually(async () => {
    const rows = await rowsOf(groupRunId);
    return rows.length > 0 && rows.every(({ status }) => status !== 'pending');
  });
  return rowsOf(groupRunId);
}

const postsOf = (groupRunId: number) =>
  receiver.posts.filter(({ text }) => JSON.parse(text).data.group_run_id === groupRunId);

/** Makes what waits for its next attempt due now. */
const hurry = () =>
  queries.execute(
    sql`update pgboss.job set start_after = now() where name = 'delivery' and state in ('created', 'retry')`,
  );

test('the signature is that of the published example of Standard Webhooks', () => {
  const headers = signWebhook(
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  );
  assert.deepEqual(headers, {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('a failure and its repair are posted once each, signed', async () => {
  const { user, secret } = await newCompany();
  const suite = await suiteOf(user, services, 2, { module: 'See', result: 'The page shows Sorry.' });
  const failed = await suite.start({
    environment: 'Production',
    base_url: 'https://live.example',
    branch: 'main',
  });
  const [, testRunId] = await suite.execute(failed, ['passed', 'failed']);
  assert.deepEqual(
    (await delivered(failed)).map(({ channel, recipient, status }) => [channel, recipient, status]),
    [['webhook', 'company', 'sent']],
  );
  await services.notifications.announce(failed);
  const [post, ...more] = postsOf(failed);
  assert.ok(post);
  assert.equal(more.length, 0);
  assert.match(String(post.headers['content-type']), /^application\/json/);
  assert.match(String(post.headers['webhook-id']), /^delivery_\d+$/);
  assert.match(String(post.headers['webhook-timestamp']), /^\d{10}$/);
  assert.equal(rightSignatures(post, secret).length, 1);
  const event = JSON.parse(post.text);
  assert.equal(event.type, 'run.failed');
  assert.deepEqual(
    [event.data.name, event.data.environment, event.data.branch, event.data.tests],
    ['Checkout', 'Production', 'main', { total: 2, passed: 1, failed: 1, cancelled: 0 }],
  );
  assert.equal(event.data.url, `${WEB}/dashboard/grouprun/${failed}`);
  assert.deepEqual(event.data.failed_tests, [
    {
      test_run_id: testRunId,
      name: 'Pay by card 2',
      status: 'failed',
      step: 'Step 2.1 (module See)',
      task: 'Verify that the page shows Thanks',
      reason: 'The page shows Sorry.',
      url: `${WEB}/dashboard/testrun/${testRunId}`,
    },
  ]);

  const repaired = await suite.start({
    environment: 'Production',
    base_url: 'https://live.example',
    branch: 'main',
  });
  await suite.execute(repaired, ['passed', 'passed']);
  await delivered(repaired);
  assert.equal(JSON.parse(present(postsOf(repaired)[0]).text).type, 'run.recovered');
});

test('a message is tried again under the same id, with a fresh time; 410 ends it', async () => {
  const { user, secret } = await newCompany();
  const suite = await suiteOf(user, services, 1);
  receiver.answer = (response) => void response.writeHead(401).end('Who are you?');
  const id = await suite.run('failed');
  await eventually(async () => (await rowsOf(id)).some(({ lastError }) => lastError !== null));
  const [waiting] = await rowsOf(id);
  assert.deepEqual([waiting?.status, waiting?.lastError], ['pending', "The webhook's server answered 401."]);
  receiver.answer = (response) => void response.writeHead(204).end();
  await eventually(async () => {
    await hurry();
    return (await rowsOf(id))[0]?.status === 'sent';
  });
  const posts = postsOf(id);
  assert.ok(posts.length >= 2);
  assert.equal(new Set(posts.map(({ headers }) => headers['webhook-id'])).size, 1);
  assert.equal(new Set(posts.map(({ text }) => JSON.parse(text).timestamp)).size, 1);
  for (const post of posts) assert.equal(rightSignatures(post, secret).length, 1);

  receiver.answer = (response) => void response.writeHead(410).end();
  const gone = await suite.run('failed');
  const [row] = await delivered(gone);
  assert.deepEqual(
    [row?.status, row?.attempts, row?.lastError],
    ['failed', 1, "The webhook's server answered 410: it wants no more messages."],
  );
  receiver.answer = (response) => void response.writeHead(204).end();
});

test('a new secret signs next to the old one for a day', async () => {
  const { user, secret: old } = await newCompany();
  const reply = await user.post('/company/webhook/secret');
  const { secret, webhook } = reply.body;
  assert.notEqual(secret, old);
  assert.equal(webhook.secret_hint, secret.slice(-4));
  assert.equal(
    Date.parse(webhook.previous_secret_until) - Date.parse(webhook.secret_changed_at),
    24 * 60 * 60_000,
  );
  const send = async () => {
    const { deliveries: outcomes } = (
      await user.post('/company/me/test-notification', { channel: 'webhook' })
    ).body;
    assert.deepEqual(outcomes, [
      { recipient: 'company', is_delivered: true, detail: "The webhook's server answered 204." },
    ]);
    return present(receiver.posts.at(-1));
  };
  const both = await send();
  assert.equal(JSON.parse(both.text).type, 'webhook.test');
  assert.deepEqual([rightSignatures(both, secret).length, rightSignatures(both, old).length], [1, 1]);

  await queries
    .update(webhooks)
    .set({ secretChangedAt: sql`now() - interval '25 hours'` })
    .where(eq(webhooks.companyId, user.companyId));
  const one = await send();
  assert.deepEqual([rightSignatures(one, secret).length, rightSignatures(one, old).length], [1, 0]);
  assert.equal((await user.get('/company/webhook')).body.webhook.previous_secret_until, null);
});

test('it is set up, changed, switched off and deleted; the secret is shown once', async () => {
  const user = await api.newCompany();
  assert.deepEqual((await user.get('/company/webhook')).body, { webhook: null });
  assert.equal((await user.post('/company/webhook/secret')).status, 404);
  const none = await user.post('/company/me/test-notification', { channel: 'webhook' });
  assert.deepEqual([none.status, none.body.error], [422, 'Set the webhook up first.']);
  for (const url of ['http://hooks.example.com/', 'ftp://hooks.example.com/', 'hooks'])
    assert.ok(
      [400, 422].includes((await user.put('/company/webhook', { url, is_enabled: true })).status),
      url,
    );

  const first = await user.put('/company/webhook', { url: receiver.address, is_enabled: true });
  assert.ok(first.body.secret);
  const second = await user.put('/company/webhook', { url: receiver.address, is_enabled: false });
  assert.equal(second.body.secret, null);
  assert.equal(second.body.webhook.secret_hint, first.body.webhook.secret_hint);
  const viewer = await api.newMember(user.companyId, 'viewer');
  const { webhook } = (await viewer.get('/company/webhook')).body;
  assert.equal(webhook.url, `http://${receiver.host}/…`);
  assert.equal((await viewer.post('/company/webhook/secret')).status, 403);

  const suite = await suiteOf(user, services, 1);
  const off = await suite.run('failed');
  await services.notifications.announce(off);
  assert.deepEqual(await rowsOf(off), []);

  await user.put('/company/webhook', { url: receiver.address, is_enabled: true });
  await notifier.close();
  const waiting = await suite.run('failed');
  await services.notifications.announce(waiting);
  assert.equal((await user.delete('/company/webhook')).status, 204);
  const [row] = await rowsOf(waiting);
  await services.notifications.deliver(present(row).id);
  assert.deepEqual(
    (await rowsOf(waiting)).map(({ status }) => status),
    ['withdrawn'],
  );
  assert.deepEqual(postsOf(waiting), []);
  const { audit_events: events } = (await user.get('/audit_events?limit=100')).body;
  const actions = events
    .map(({ action }: { action: string }) => action)
    .filter((action: string) => action.startsWith('webhook.'));
  assert.deepEqual(actions, ['webhook.deleted', 'webhook.updated', 'webhook.updated', 'webhook.created']);
  assert.ok(!JSON.stringify(events).includes('SecretOfTheAddress'));
});

test('an address inside the network is refused, and nothing secret is logged', async () => {
  const { user, secret } = await newCompany();
  for (const url of ['https://127.0.0.1:9/hooks', 'https://localhost/hooks', 'http://93.184.215.14/hooks']) {
    const { status, body } = await user.put('/company/webhook', { url, is_enabled: true });
    assert.equal(status, 422, url);
    assert.match(body.fields.url, /^The address is not an (?:https )?address.* begins with https/);
  }
  await user.post('/company/me/test-notification', { channel: 'webhook' });
  assert.match(logged, /A notification was sent/);
  for (const word of [secret, secret.slice(6), 'SecretOfTheAddress', 'whsec_'])
    assert.ok(!logged.includes(word), word);
});
