import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { test } from 'node:test';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { startSlackServer } from 'stand-ins/slack-server.ts';
import { confirmRecipients } from '../../../testing/confirm-recipients.ts';
import { suiteOf, type TestEnd } from '../../../testing/failed-run.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi, type Client, type SignedIn } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { deliveries } from '../tables.ts';

const URL = '/company/notification-routes';
const SLACK = 'https://hooks.slack.com/services/T0/B0/SecretOfTheRoute';
const [GENERAL, SHOP, OPS] = ['general@example.com', 'shop@example.com', 'ops@example.com'];
const mailServer = await startMailServer();
const slack = await startSlackServer();
const platform = await openTestPlatform({
  config: { smtpUrl: mailServer.url, slackRelay: slack.address, webhookHosts: ['localhost:9'] },
});
const api = await openTestApi(platform);
const { services } = api;
const { pool, queries } = platform.database;

const EMPTY = {
  suite_ids: [] as number[],
  environment_ids: [] as number[],
  branch: null as string | null,
  started_by: [] as string[],
  emails: [] as string[],
  slack_webhook: null as string | null,
  slack_channel: '',
  uses_webhook: false,
  only_changes: false,
  after_failures: 1,
  also_general: false,
};

/** A company with a general recipient. */
async function newCompany() {
  const user = await api.newCompany();
  await confirmRecipients(queries, user.companyId, GENERAL, SHOP, OPS);
  await user.put('/company/me', { enable_email_notifications: true, email_recipients: [GENERAL] });
  const { company } = (await user.get('/company/me')).body;
  return { ...user, pipeline: api.as(company.api_key as string) };
}

async function addRoute(user: Client, fields: Partial<typeof EMPTY>): Promise<number> {
  const reply = await user.post(URL, { ...EMPTY, ...fields });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.notification_route.id;
}

/** Whom the end of the run is announced to; does what the scheduler would, which is not there. */
async function announced(groupRunId: number): Promise<string[]> {
  await queries.execute(sql`delete from pgboss.job where name = 'announce-run'`);
  await services.notifications.announce(groupRunId);
  return (await rowsOf(groupRunId)).map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted();
}

const rowsOf = (groupRunId: number) =>
  queries.select().from(deliveries).where(eq(deliveries.groupRunId, groupRunId)).orderBy(deliveries.id);

async function newSuite(user: Client, name: string, tests = 1) {
  const suite = await suiteOf(user, services, tests, { suite: name });
  const { categories } = (await user.get('/test_blueprint_category/list')).body;
  const { id } = categories.find((one: { name: string }) => one.name === name);
  return {
    id: id as number,
    /** Runs it, and returns who is told. */
    async ends(ends: TestEnd[], more: object = {}, starter: Client = user) {
      const body = { test_blueprint_category_id: id, ...more };
      const reply = await starter.post('/test_group_run/trigger_run', body);
      assert.equal(reply.status, 201, reply.text);
      await suite.execute(reply.body.test_group_run.id, ends);
      return announced(reply.body.test_group_run.id);
    },
  };
}

test('every route that fits tells, each address once; what none fits goes to the general recipients', async () => {
  const user = await newCompany();
  const [checkout, search] = [await newSuite(user, 'Checkout'), await newSuite(user, 'Search')];
  await addRoute(user, { suite_ids: [checkout.id], emails: [SHOP], slack_webhook: SLACK });
  await addRoute(user, { branch: 'release/*', emails: [SHOP.toUpperCase(), OPS] });
  const slackToo = `failure ${SLACK}`;
  assert.deepEqual(await checkout.ends(['failed']), [slackToo, `failure ${SHOP}`]);
  assert.deepEqual(await search.ends(['failed']), [`failure ${GENERAL}`]);
  const release = { branch: 'release/2.0' };
  const told = await checkout.ends(['failed'], release);
  assert.deepEqual(
    told.map((one) => one.toLowerCase()).toSorted(),
    [slackToo.toLowerCase(), `failure ${OPS}`, `failure ${SHOP}`].toSorted(),
  );
  for (const branch of ['release', 'my/release/2', 'Release/2'])
    assert.deepEqual(await search.ends(['failed'], { branch }), [`failure ${GENERAL}`], branch);
  await addRoute(user, { suite_ids: [search.id], branch: '*fix*', emails: [OPS], also_general: true });
  assert.deepEqual(await search.ends(['failed'], { branch: 'a-fix-of-it' }), [
    `failure ${GENERAL}`,
    `failure ${OPS}`,
  ]);
  await user.put('/company/me', { enable_email_notifications: false });
  assert.deepEqual(await search.ends(['failed']), [], 'the switch is that of the general recipients');
  assert.deepEqual(await checkout.ends(['failed']), [slackToo, `failure ${SHOP}`]);
});

test('environments and kinds of starts are conditions, and the webhook is told where a route says so', async () => {
  const user = await newCompany();
  const suite = await newSuite(user, 'Checkout');
  const { environment } = (
    await user.post('/environments', {
      name: 'Staging',
      base_url: 'https://staging.example',
      headers: [],
      http_authentication: null,
    })
  ).body;
  const webhook = await user.put('/company/webhook', { url: 'http://localhost:9/hook', is_enabled: true });
  assert.equal(webhook.status, 200, webhook.text);
  await addRoute(user, { environment_ids: [environment.id], emails: [SHOP] });
  await addRoute(user, { started_by: ['pipeline'], uses_webhook: true });
  assert.deepEqual(await suite.ends(['failed']), [`failure ${GENERAL}`, 'failure company'].toSorted());
  assert.deepEqual(await suite.ends(['failed'], { environment: 'Staging' }), [`failure ${SHOP}`]);
  assert.deepEqual(await suite.ends(['failed'], {}, user.pipeline), ['failure company']);
});

test('a missed start goes by the suite and the schedule', async () => {
  const user = await newCompany();
  const [checkout, search] = [await newSuite(user, 'Checkout'), await newSuite(user, 'Search')];
  await addRoute(user, { suite_ids: [checkout.id], started_by: ['schedule'], emails: [SHOP] });
  const { companyId } = user;
  for (const { id } of [checkout, search])
    await queries.transaction((transaction) =>
      services.notifications.announceMissedStart(transaction, { id, companyId }),
    );
  const { rows } = await pool.query(
    'select suite_id, recipient from deliveries where company_id = $1 order by id',
    [companyId],
  );
  assert.deepEqual(rows, [
    { suite_id: checkout.id, recipient: SHOP },
    { suite_id: search.id, recipient: GENERAL },
  ]);
});

test('only changes are told of: one failure in a row, and the recovery, whoever starts the run that repairs it', async () => {
  const user = await newCompany();
  const suite = await newSuite(user, 'Checkout', 2);
  await addRoute(user, { started_by: ['pipeline'], emails: [SHOP], only_changes: true });
  await addRoute(user, { started_by: ['pipeline'], emails: [OPS], after_failures: 3 });
  const pipeline = (...ends: TestEnd[]) => suite.ends(ends, {}, user.pipeline);
  assert.deepEqual(await pipeline('passed', 'passed'), []);
  assert.deepEqual(await pipeline('failed', 'passed'), [`failure ${SHOP}`]);
  assert.deepEqual(await suite.ends(['failed', 'failed']), [`failure ${GENERAL}`], 'another kind of start');
  assert.deepEqual(await pipeline('failed', 'failed'), []);
  assert.deepEqual(await suite.ends(['failed', 'passed'], { branch: 'other' }, user.pipeline), [
    `failure ${SHOP}`,
  ]);
  assert.deepEqual(await pipeline('error', 'passed'), [`failure ${OPS}`]);
  assert.deepEqual(await pipeline('failed', 'passed'), [`failure ${OPS}`]);
  const everyone = [GENERAL, OPS, SHOP].map((recipient) => `recovery ${recipient}`);
  assert.deepEqual(await suite.ends(['passed', 'passed']), everyone);
  assert.deepEqual(await pipeline('passed', 'passed'), []);
  assert.deepEqual(await pipeline('failed', 'failed'), [`failure ${SHOP}`], 'another row begins');
});

test('a row of failures goes on while a part of the suite passes, and ends with the part that repairs the rest', async () => {
  const user = await newCompany();
  const suite = await newSuite(user, 'Checkout', 2);
  await addRoute(user, { emails: [SHOP], only_changes: true });
  const shard = (index: number, end: TestEnd) => suite.ends([end], { shard: { index, total: 2 } });
  assert.deepEqual(await shard(1, 'failed'), [`failure ${SHOP}`]);
  assert.deepEqual(await shard(2, 'passed'), []);
  assert.deepEqual(await shard(2, 'failed'), []);
  assert.deepEqual(await shard(1, 'passed'), []);
  assert.deepEqual(await shard(2, 'passed'), [`recovery ${SHOP}`]);
  assert.deepEqual(await shard(1, 'failed'), [`failure ${SHOP}`]);
});

test('a run that a person starts at one test tells no one, unless a route names runs of people', async () => {
  const user = await newCompany();
  await user.put('/account/notifications', {
    kinds: ['failure', 'recovery'],
    suite_ids: null,
    digest: null,
    time_zone: 'UTC',
  });
  const suite = await suiteOf(user, services, 1);
  const { test_blueprints: tests } = (await user.get('/test_blueprint/list')).body;
  const run = async (end: TestEnd, starter: Client = user) => {
    const body = { test_blueprint_ids: [tests[0].id] };
    const { id } = (await starter.post('/test_group_run/trigger_run', body)).body.test_group_run;
    await suite.execute(id, [end]);
    return announced(id);
  };
  await addRoute(user, { branch: '*', emails: [SHOP] });
  assert.deepEqual(await run('failed'), []);
  assert.deepEqual(await run('passed'), []);
  const both = (kind: string) => [`${kind} ${GENERAL}`, `${kind} ${user.email}`];
  assert.deepEqual(await run('failed', user.pipeline), both('failure'));
  assert.deepEqual(await run('passed'), both('recovery'), 'they were told of the failure');
  await addRoute(user, { started_by: ['person'], emails: [OPS] });
  assert.deepEqual(await run('failed'), [`failure ${OPS}`]);
  assert.deepEqual(await run('passed'), [`recovery ${OPS}`]);
});

test('what waits is withdrawn where the route does not fit any more, or is gone', async () => {
  const user = await newCompany();
  const suite = await newSuite(user, 'Checkout');
  const fields = { ...EMPTY, suite_ids: [suite.id] };
  const id = await addRoute(user, { ...fields, emails: [SHOP, OPS], slack_webhook: SLACK });
  await suite.ends(['failed']);
  const waiting = await queries.select().from(deliveries).where(eq(deliveries.companyId, user.companyId));
  const [first, second, third] = waiting.map((row) => row.id);
  const deliver = async (deliveryId: number | undefined) => {
    await services.notifications.deliver(present(deliveryId));
    const [row] = await queries
      .select()
      .from(deliveries)
      .where(eq(deliveries.id, present(deliveryId)));
    return row?.status;
  };
  assert.equal(await deliver(first), 'sent');
  await user.put(`${URL}/${id}`, { ...fields, emails: [SHOP], slack_webhook: SLACK });
  assert.equal(await deliver(second), 'withdrawn');
  await user.delete(`${URL}/${id}`);
  assert.equal(await deliver(third), 'withdrawn');
  assert.deepEqual(await suite.ends(['failed']), [`failure ${GENERAL}`]);
});

const put = (person: SignedIn, id: number, fields: object, base?: object) =>
  person.put(`${URL}/${id}`, { ...EMPTY, ...fields, ...(base && { base: { ...EMPTY, ...base } }) });

test('editors write routes, viewers read them without the Slack webhook, and the audit log has them without it', async () => {
  const user = await newCompany();
  const viewer = await api.newMember(user.companyId, 'viewer');
  const stranger = await api.newCompany();
  const foreign = (await newSuite(stranger, 'Foreign')).id;
  const suite = await newSuite(user, 'Checkout');
  const id = await addRoute(user, {
    suite_ids: [suite.id],
    slack_webhook: SLACK,
    slack_channel: ' #the  shop ',
    uses_webhook: false,
  });
  assert.equal((await viewer.post(URL, { ...EMPTY, emails: [SHOP] })).status, 403);
  assert.equal((await viewer.delete(`${URL}/${id}`)).status, 403);
  assert.equal((await stranger.delete(`${URL}/${id}`)).status, 404);
  const [seen] = (await viewer.get(URL)).body.notification_routes;
  assert.deepEqual(
    [seen.slack_webhook, seen.slack_channel],
    ['https://hooks.slack.com/services/…', '#the shop'],
  );
  assert.equal((await user.get(URL)).body.notification_routes[0].slack_webhook, SLACK);

  const nobody = await user.post(URL, EMPTY);
  assert.deepEqual(
    [nobody.status, nobody.body.error],
    [400, 'Name someone who is told: an address, a Slack webhook, or the webhook.'],
  );
  const unknown = await user.post(URL, { ...EMPTY, suite_ids: [foreign], emails: [SHOP] });
  assert.deepEqual([unknown.status, unknown.body.code], [422, 'unknown_reference']);

  await put(user, id, { suite_ids: [suite.id], slack_webhook: `${SLACK}2`, slack_channel: '#shop' });
  await user.delete(`/test_blueprint_category/delete/${suite.id}`);
  const kept = await put(user, id, { suite_ids: [suite.id], emails: [SHOP] });
  assert.equal(kept.status, 200, 'what was deleted may stay');
  await user.delete(`${URL}/${id}`);
  const { text, body } = await user.get('/audit_events');
  assert.ok(!text.includes('SecretOfTheRoute'));
  const events = (body.audit_events as { action: string }[]).filter(({ action }) =>
    action.startsWith('notification_route.'),
  );
  assert.deepEqual(
    events.map(({ action }) => action.replace('notification_route.', '')),
    ['deleted', 'updated', 'updated', 'created'],
  );
});

test('what two people change of a route is merged, and the same field is a conflict', async () => {
  const user = await newCompany();
  const ben = await api.newMember(user.companyId, 'editor');
  const base = { emails: [SHOP] };
  const id = await addRoute(user, base);
  await put(user, id, { emails: [SHOP, OPS] }, base);
  const merged = await put(ben, id, { emails: [SHOP, GENERAL], branch: 'main' }, base);
  assert.deepEqual(merged.body.notification_route.emails.toSorted(), [GENERAL, OPS, SHOP].toSorted());
  const refused = await put(user, id, { ...base, branch: 'next' }, base);
  assert.deepEqual([refused.status, refused.body.code], [409, 'edit_conflict']);
  assert.deepEqual(refused.body.conflicts, [
    { field: 'branch', element: null, mine: 'next', theirs: 'main' },
  ]);
});
