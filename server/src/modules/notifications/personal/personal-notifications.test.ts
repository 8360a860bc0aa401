import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { test } from 'node:test';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { suiteOf } from '../../../testing/failed-run.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { deliveries } from '../tables.ts';

const URL = '/account/notifications';
const NO_DIGEST = { digest: null, time_zone: 'UTC' };
const mailServer = await startMailServer();
const platform = await openTestPlatform({ config: { smtpUrl: mailServer.url } });
const api = await openTestApi(platform);
const { services } = api;

async function newSuite(user: Client, name: string) {
  const suite = await suiteOf(user, services, 1, { suite: name });
  const { categories } = (await user.get('/test_blueprint_category/list')).body;
  const { id } = categories.find((one: { name: string }) => one.name === name);
  return { ...suite, id: id as number };
}

const rowsOf = (groupRunId: number) =>
  platform.database.queries
    .select()
    .from(deliveries)
    .where(eq(deliveries.groupRunId, groupRunId))
    .orderBy(deliveries.id);

/** The deliveries of a run that has ended; does what the scheduler would, which is not there. */
async function announced(groupRunId: number) {
  await platform.database.queries.execute(sql`delete from pgboss.job where name = 'announce-run'`);
  await services.notifications.announce(groupRunId);
  return (await rowsOf(groupRunId)).map(({ kind, recipient }) => [kind, recipient]);
}

test('each member chooses kinds and suites of the company; a suite of another company is refused', async () => {
  const user = await api.newCompany();
  const stranger = await api.newCompany();
  const viewer = await api.newMember(user.companyId, 'viewer');
  const { id } = await newSuite(user, 'Checkout');
  const other = await newSuite(stranger, 'Checkout');
  assert.deepEqual((await viewer.get(URL)).body, { kinds: ['assignment'], suite_ids: null, ...NO_DIGEST });
  const choice = { kinds: ['failure', 'slow'], suite_ids: [id], ...NO_DIGEST };
  const reply = await viewer.put(URL, choice);
  assert.deepEqual([reply.status, reply.body], [200, choice]);
  assert.deepEqual((await viewer.get(URL)).body, choice);
  assert.deepEqual((await user.get(URL)).body, { kinds: ['assignment'], suite_ids: null, ...NO_DIGEST });
  const refused = await viewer.put(URL, { kinds: [], suite_ids: [id, other.id], ...NO_DIGEST });
  assert.deepEqual([refused.status, refused.body.code], [422, 'unknown_suite']);
  assert.equal(
    (await viewer.put(URL, { kinds: ['failure', 'failure'], suite_ids: null, ...NO_DIGEST })).status,
    400,
  );
  assert.equal((await viewer.put(URL, { kinds: ['pigeon'], suite_ids: null, ...NO_DIGEST })).status, 400);
  assert.equal((await api.as().get(URL)).status, 401);
  assert.deepEqual((await viewer.get(URL)).body, choice);

  await user.delete(`/test_blueprint_category/delete/${id}`);
  assert.deepEqual((await viewer.get(URL)).body, { kinds: ['failure', 'slow'], suite_ids: [], ...NO_DIGEST });
});

test('a member is told of the chosen suites, once, although the company tells him too', async () => {
  const user = await api.newCompany();
  const viewer = await api.newMember(user.companyId, 'viewer');
  await user.put('/company/me', {
    enable_email_notifications: true,
    email_recipients: [user.email.toUpperCase()],
  });
  const [checkout, search] = [await newSuite(user, 'Checkout'), await newSuite(user, 'Search')];
  await user.put(URL, { kinds: ['failure'], suite_ids: null, ...NO_DIGEST });
  await viewer.put(URL, { kinds: ['failure'], suite_ids: [checkout.id], ...NO_DIGEST });
  const id = await checkout.run('failed');
  const company = ['failure', user.email.toUpperCase()];
  assert.deepEqual(await announced(id), [company, ['failure', viewer.email]]);
  assert.deepEqual(await announced(id), [company, ['failure', viewer.email]], 'once');
  assert.deepEqual(await announced(await search.run('failed')), [company]);

  const row = present((await rowsOf(id))[1]);
  await services.notifications.deliver(row.id);
  const [mail, ...more] = mailServer.mails.filter(({ envelope }) => envelope.to.includes(viewer.email));
  assert.equal(more.length, 0);
  assert.match(present(mail?.text), /You get this mail because you chose it under My notifications/);
});

test('who wants to know of repairs only is told of them; who wants failures too, if told of those', async () => {
  const user = await api.newCompany();
  const late = await api.newMember(user.companyId, 'viewer');
  await user.put(URL, { kinds: ['recovery'], suite_ids: null, ...NO_DIGEST });
  const suite = await newSuite(user, 'Checkout');
  assert.deepEqual(await announced(await suite.run('failed')), []);
  await late.put(URL, { kinds: ['failure', 'recovery'], suite_ids: null, ...NO_DIGEST });
  assert.deepEqual(await announced(await suite.run('passed')), [['recovery', user.email]]);
  assert.deepEqual(await announced(await suite.run('failed')), [['failure', late.email]]);
  assert.deepEqual(await announced(await suite.run('passed')), [
    ['recovery', user.email],
    ['recovery', late.email],
  ]);
});

test('a changed choice withdraws what waits, and leaving the company ends it', async () => {
  const user = await api.newCompany();
  const [undecided, leaving] = [
    await api.newMember(user.companyId, 'editor'),
    await api.newMember(user.companyId, 'editor'),
  ];
  const suite = await newSuite(user, 'Checkout');
  for (const member of [undecided, leaving])
    await member.put(URL, { kinds: ['failure'], suite_ids: null, ...NO_DIGEST });
  const id = await suite.run('failed');
  assert.equal((await announced(id)).length, 2);
  await undecided.put(URL, { kinds: ['failure'], suite_ids: [], ...NO_DIGEST });
  assert.equal((await user.delete(`/members/${leaving.userId}`)).status, 204);
  for (const row of await rowsOf(id)) await services.notifications.deliver(row.id);
  assert.deepEqual(
    (await rowsOf(id)).map(({ status }) => status),
    ['withdrawn', 'withdrawn'],
  );
  assert.deepEqual(await announced(await suite.run('failed')), []);
});
