import assert from 'node:assert/strict';
import { and, eq } from 'drizzle-orm';
import { test } from 'node:test';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { suiteOf } from '../../../testing/failed-run.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi, type SignedIn } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { deliveries, notificationChoices } from '../tables.ts';
import { nextDigest } from './next-digest.ts';

const WEB = 'https://steplight.example.com';
const URL = '/account/notifications';
const mailServer = await startMailServer();
const platform = await openTestPlatform({ config: { webAddress: WEB, smtpUrl: mailServer.url } });
const api = await openTestApi(platform);
const { services } = api;
const { queries } = platform.database;

const choice = { kinds: [], suite_ids: null, digest: 'daily', time_zone: 'Europe/Zurich' };

const ofMember = ({ companyId, userId }: SignedIn) =>
  and(eq(notificationChoices.companyId, companyId), eq(notificationChoices.userId, userId));

/** Makes the person's digest due; `since`: where its period begins. */
const becomesDue = (user: SignedIn, more: { digestSince?: Date } = {}) =>
  queries
    .update(notificationChoices)
    .set({ nextDigestAt: new Date(0), ...more })
    .where(ofMember(user));

const rowsOf = ({ companyId }: SignedIn) =>
  queries.select().from(deliveries).where(eq(deliveries.companyId, companyId)).orderBy(deliveries.id);

const mailsTo = (email: string) => mailServer.mails.filter(({ envelope }) => envelope.to.includes(email));

test('a digest comes at 8 in the morning of the person, each day or on Mondays', () => {
  const after = new Date('2026-03-27T12:00:00Z');
  assert.equal(nextDigest('daily', 'Europe/Zurich', after).toISOString(), '2026-03-28T07:00:00.000Z');
  // Summer time has begun.
  assert.equal(nextDigest('weekly', 'Europe/Zurich', after).toISOString(), '2026-03-30T06:00:00.000Z');
  assert.equal(nextDigest('daily', 'America/New_York', after).toISOString(), '2026-03-28T12:00:00.000Z');
});

test('it sums up the period once, however many processes send digests', async () => {
  const user = await api.newCompany();
  await user.put(URL, choice);
  const suite = await suiteOf(user, services, 4);
  await suite.run('passed', 'failed', 'failed', 'passed');
  const between = new Date();
  const id = await suite.start();
  const [broken, failing] = await suite.execute(id, ['failed', 'failed', 'passed', 'passed']);
  await becomesDue(user, { digestSince: between });
  await Promise.all([1, 2, 3].map(() => services.notifications.announceDigests()));
  const [row, ...more] = await rowsOf(user);
  assert.deepEqual([row?.kind, row?.recipient, more.length], ['digest', user.email, 0]);
  await services.notifications.deliver(present(row).id);
  await services.notifications.deliver(present(row).id);
  const [mail, ...others] = mailsTo(user.email);
  assert.equal(others.length, 0);
  assert.equal(mail?.subject, `[Steplight] ${user.email}: 50% of 4 test runs passed, 2 tests fail`);
  const text = present(mail.text).replaceAll('\r', '');
  for (const expected of [
    'Group runs: 0 of 1 passed\n',
    `New failures (1)\n  Pay by card 1 (0 of 1 passed)\n  ${WEB}/dashboard/testrun/${broken}\n`,
    `Still failing (1)\n  Pay by card 2 (0 of 1 passed)\n  ${WEB}/dashboard/testrun/${failing}\n`,
    'Repaired (1)\n  Pay by card 3 (1 of 1 passed)\n',
    `Look at the overview: ${WEB}/dashboard/runs?tab=overview\n`,
    `because you chose it`,
  ])
    assert.ok(text.includes(expected), `${expected}\nis missing in\n${text}`);
  assert.doesNotMatch(text, /Flaky|Schedules that did not start/);

  const [stored] = await queries.select().from(notificationChoices).where(ofMember(user));
  assert.equal(stored?.digestSince?.getTime(), row?.digestUntil?.getTime(), 'the next one begins there');
  assert.ok(present(stored?.nextDigestAt) > present(row?.digestUntil));
});

test('where nothing has run none is sent; a missed start is told of', async () => {
  const user = await api.newCompany();
  const [checkout, quiet] = [
    await suiteOf(user, services, 1, { suite: 'Checkout' }),
    await suiteOf(user, services, 1, { suite: 'Quiet' }),
  ];
  const { categories } = (await user.get('/test_blueprint_category/list')).body;
  const idOf = (name: string): number => categories.find((one: { name: string }) => one.name === name).id;
  await user.put(URL, { ...choice, suite_ids: [idOf('Quiet')] });
  await checkout.run('failed');
  await becomesDue(user);
  await services.notifications.announceDigests();
  assert.deepEqual(await rowsOf(user), []);

  await queries.transaction((transaction) =>
    services.suites.setRefusedStart(transaction, idOf('Quiet'), { at: new Date(), reason: 'It is empty.' }),
  );
  await becomesDue(user);
  await services.notifications.announceDigests();
  const [row] = await rowsOf(user);
  await services.notifications.deliver(present(row).id);
  const [mail] = mailsTo(user.email);
  assert.equal(mail?.subject, `[Steplight] ${user.email}: no test has run`);
  assert.match(present(mail.text), /Schedules that did not start \(1\)\r?\n {2}Quiet: It is empty\./);
  assert.ok(quiet);
});

test('a digest that is not wanted any more, and that of who has left, is not sent', async () => {
  const user = await api.newCompany();
  const [undecided, leaving] = [
    await api.newMember(user.companyId, 'viewer'),
    await api.newMember(user.companyId, 'viewer'),
  ];
  await (await suiteOf(user, services, 1)).run('passed');
  for (const member of [undecided, leaving]) {
    await member.put(URL, choice);
    await becomesDue(member, { digestSince: new Date(0) });
  }
  await services.notifications.announceDigests();
  assert.equal((await rowsOf(user)).length, 2);
  await undecided.put(URL, { ...choice, digest: null });
  await user.delete(`/members/${leaving.userId}`);
  for (const row of await rowsOf(user)) await services.notifications.deliver(row.id);
  assert.deepEqual(
    (await rowsOf(user)).map(({ status }) => status),
    ['withdrawn', 'withdrawn'],
  );
  await services.notifications.announceDigests();
  assert.equal((await rowsOf(user)).length, 2);
  assert.equal((await user.put(URL, { ...choice, time_zone: 'Mars/Olympus' })).status, 400);
});
