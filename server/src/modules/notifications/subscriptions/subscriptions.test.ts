import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { test } from 'node:test';
import { eventually } from 'test-support';
import { startMailServer } from 'stand-ins/mail-server.ts';
import pg from 'pg';
import { migrateDatabase, migrationsUpTo } from '../../../platform/database/migrate.ts';
import { suiteOf } from '../../../testing/failed-run.ts';
import { mailsTo } from '../../../testing/outbox.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi, type SignedIn } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { createCompaniesService } from '../../company/companies-service.ts';
import { deliveries } from '../tables.ts';

const WEB = 'https://steplight.example.com';
const API = 'https://api.steplight.example.com';
// Without a mail server: what is sent are files.
const platform = await openTestPlatform({ config: { webAddress: WEB, apiAddress: API } });
const api = await openTestApi(platform);
const { services } = api;
const { queries } = platform.database;
const anyone = api.as();

let strangers = 0;
const newStranger = () => `stranger${(strangers += 1)}.of.the.notifications@checkout.example-company.com`;

const notify = (user: SignedIn, ...emails: string[]) =>
  user.put('/company/me', { enable_email_notifications: true, email_recipients: emails });

/** Fails a run, and sends what is to be sent; the addresses that it went to. */
async function fail(user: SignedIn): Promise<string[]> {
  const id = await (await suiteOf(user, services, 1, { suite: `Suite ${(strangers += 1)}` })).run('failed');
  await services.notifications.announce(id);
  const rowsOf = () => queries.select().from(deliveries).where(eq(deliveries.groupRunId, id));
  for (const row of await rowsOf()) await services.notifications.deliver(row.id);
  return (await rowsOf()).filter(({ status }) => status === 'sent').map(({ recipient }) => recipient);
}

const tokenIn = (mail: string) => present(/\/notification-mails\/([\w-]+\.[\w-]+)/.exec(mail)?.[1]);
const lastTo = async (email: string, count: number) =>
  present((await mailsTo(platform, email, count)).at(-1));
const answer = (token: string, wantsMail: boolean) =>
  anyone.post(`/notification_mails/${token}`, { wants_mail: wantsMail });
const unmailableOf = async (user: SignedIn) =>
  (await user.get('/company/mail-recipients')).body.recipients.map(
    ({ email, reason }: { email: string; reason: string }) => `${email} ${reason}`,
  );

const ageQuestions = (companyId: number) =>
  queries.execute(
    sql`update mail_recipients set asked_at = asked_at - interval '61 minutes' where company_id = ${companyId}`,
  );
const askAgain = (user: SignedIn, email: string) =>
  user.post('/company/mail-recipients/confirmation', { email });
test('a stranger gets one mail, and nothing else until it is confirmed', async () => {
  const user = await api.newCompany();
  const email = newStranger();
  await notify(user, user.email, email);
  const mail = await lastTo(email, 1);
  assert.match(mail, /^Subject: \[Steplight\] .+ wants to send you results of/m);
  assert.deepEqual(await unmailableOf(user), [`${email} waiting`], 'members are not asked');
  assert.deepEqual(await fail(user), [user.email]);
  const { deliveries: tried } = (await user.post('/company/me/test-notification', { channel: 'email' })).body;
  assert.deepEqual(tried[1], {
    recipient: email,
    is_delivered: false,
    detail: 'The recipient has not confirmed yet that mails are wanted.',
  });
  await notify(user, user.email);
  await notify(user, user.email, email);

  const token = tokenIn(mail);
  for (let time = 0; time < 2; time += 1) {
    const { body } = await anyone.get(`/notification_mails/${token}`);
    assert.deepEqual([body.email, body.state], [email, 'waiting'], 'to look changes nothing');
  }
  assert.equal((await answer(token, true)).body.state, 'subscribed');
  assert.deepEqual(await unmailableOf(user), []);
  assert.deepEqual(await fail(user), [user.email, email]);
  assert.equal((await mailsTo(platform, email, 2)).length, 2, 'the question and one result');
});

test('an address of a route is asked too; who asks again waits for an hour', async () => {
  const user = await api.newCompany();
  const viewer = await api.newMember(user.companyId, 'viewer');
  const email = newStranger();
  await user.post('/company/notification-routes', {
    suite_ids: [],
    environment_ids: [],
    branch: null,
    started_by: [],
    emails: [email],
    slack_webhook: null,
    slack_channel: '',
    uses_webhook: false,
    only_changes: false,
    after_failures: 1,
    also_general: false,
  });
  await mailsTo(platform, email, 1);
  assert.equal((await askAgain(viewer, email)).status, 403);
  const early = await askAgain(user, email);
  assert.deepEqual([early.status, early.body.code], [429, 'too_many_requests']);
  await ageQuestions(user.companyId);
  assert.equal((await askAgain(user, email)).status, 204);
  assert.equal((await mailsTo(platform, email, 2)).length, 2);
  assert.equal((await askAgain(user, email)).status, 429);
  const other = await askAgain(user, newStranger());
  assert.deepEqual([other.status, other.body.code], [422, 'not_waiting']);
});

test('who refuses, by the page or by the header of the question, is never asked again, and can undo it', async () => {
  const user = await api.newCompany();
  const [byPage, byHeader] = [newStranger(), newStranger()];
  await notify(user, byPage, byHeader);
  const mail = await lastTo(byHeader, 1);
  assert.match(mail, /never be asked again: https:/);
  assert.match(mail, /^List-Unsubscribe-Post:\s+List-Unsubscribe=One-Click$/m);
  const header = present(/^List-Unsubscribe:\s+<(https:[^>]+)>$/m.exec(mail)?.[1]);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await anyone.post(header.slice(API.length), Buffer.from('List-Unsubscribe=One-Click'), form);
  const token = tokenIn(await lastTo(byPage, 1));
  assert.equal((await answer(token, false)).body.state, 'refused');
  assert.deepEqual(await unmailableOf(user), [`${byPage} refused`, `${byHeader} refused`]);
  await notify(user);
  await notify(user, byPage, byHeader);
  assert.deepEqual(await fail(user), []);
  assert.equal((await askAgain(user, byPage)).status, 422);
  for (const email of [byPage, byHeader]) assert.equal((await mailsTo(platform, email, 1)).length, 1);
  assert.equal((await answer(token, true)).body.state, 'subscribed');
  assert.deepEqual(await fail(user), [byPage]);
});

test('a company asks 50 strangers an hour; the others wait, and can be asked later', async () => {
  const user = await api.newCompany();
  const emails = Array.from({ length: 55 }, newStranger);
  // At the same time, too.
  await Promise.all([notify(user, ...emails.slice(0, 40)), notify(user, ...emails)]);
  await notify(user, ...emails);
  await mailsTo(platform, present(emails[49]), 1);
  const { recipients } = (await user.get('/company/mail-recipients')).body;
  const unasked = recipients.filter(({ since }: { since: string | null }) => since === null);
  assert.deepEqual([recipients.length, unasked.length, unasked[0].reason], [55, 5, 'waiting']);
  const [{ email }] = unasked;
  const early = await askAgain(user, email);
  assert.deepEqual([early.status, early.body.code], [429, 'too_many_requests']);
  await ageQuestions(user.companyId);
  assert.equal((await askAgain(user, email)).status, 204);
  assert.equal((await mailsTo(platform, email, 1)).length, 1);
});

test('an address is asked five times in 30 days, whichever company asks', async () => {
  const user = await api.newCompany();
  const other = await api.newCompany();
  const email = newStranger();
  await notify(user, email);
  await mailsTo(platform, email, 1);
  for (let asked = 1; asked < 5; asked += 1) {
    await ageQuestions(user.companyId);
    assert.equal((await askAgain(user, email)).status, 204, `question ${asked + 1}`);
  }
  await ageQuestions(user.companyId);
  assert.equal((await askAgain(user, email)).status, 429);
  await notify(other, email);
  await eventually(async () => (await askAgain(other, email)).status === 429);
  assert.equal((await mailsTo(platform, email, 5)).length, 5);
});

test('a person causes 100 mails to strangers an hour, invitations among them', async () => {
  const user = await api.newCompany();
  const email = newStranger();
  await notify(user, email);
  await mailsTo(platform, email, 1);
  await ageQuestions(user.companyId);
  for (let mails = 1; mails < 100; mails += 1) await api.services.auth.countMailToStranger(user.userId);
  assert.equal((await askAgain(user, email)).status, 429);
  const invitation = { email: newStranger(), role: 'viewer' };
  assert.equal((await user.post('/invitations', invitation)).status, 429);
  const colleague = await api.newMember(user.companyId, 'editor');
  assert.equal((await askAgain(colleague, email)).status, 204, 'the refusal has not used up the hour');
});

test('a question that the mail server refuses does not count as asked', async () => {
  let isDown = true;
  const refusal = Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 });
  const mailServer = await startMailServer({
    onRcptTo: (_address, _session, done) => done(isDown ? refusal : null),
  });
  const own = await openTestApi(await openTestPlatform({ config: { smtpUrl: mailServer.url } }));
  const user = await own.newCompany();
  const email = newStranger();
  await notify(user, email);
  const sinceOf = async () =>
    (await user.get('/company/mail-recipients')).body.recipients[0].since as unknown;
  await eventually(async () => (await sinceOf()) === null);
  const refused = await askAgain(user, email);
  assert.deepEqual(
    [refused.status, refused.body.error],
    [
      422,
      'The recipient could not be asked. Check the address, or try again later. The mail server refused the recipient: 550 5.1.1 No such user',
    ],
  );
  assert.equal(await sinceOf(), null);
  isDown = false;
  assert.equal((await askAgain(user, email)).status, 204);
  assert.equal(mailServer.mails.length, 1);
  assert.notEqual(await sinceOf(), null);
});

test('one click unsubscribes, as RFC 8058 has it, and only the link undoes it', async () => {
  const user = await api.newCompany();
  const email = newStranger();
  await notify(user, email);
  await answer(tokenIn(await lastTo(email, 1)), true);
  await fail(user);
  const mail = await lastTo(email, 2);
  const header = present(/^List-Unsubscribe:\s+<(https:[^>]+)>$/m.exec(mail)?.[1]);
  assert.match(mail, /^List-Unsubscribe-Post:\s+List-Unsubscribe=One-Click$/m);
  assert.ok(header.startsWith(`${API}/notification_mails/`), header);
  const path = header.slice(API.length);
  const inBrowser = await anyone.get(path, { accept: 'text/html,*/*' });
  assert.deepEqual(
    [inBrowser.status, inBrowser.headers['location']],
    [302, `${WEB}/notification-mails/${tokenIn(mail)}`],
  );

  const boundary = 'b0undary';
  const forms = {
    'application/x-www-form-urlencoded': 'List-Unsubscribe=One-Click',
    [`multipart/form-data; boundary=${boundary}`]: `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  };
  for (const [type, form] of Object.entries(forms)) {
    await answer(tokenIn(mail), true);
    const reply = await anyone.post(path, Buffer.from(form), { 'content-type': type });
    assert.deepEqual([reply.status, reply.body?.state], [200, 'unsubscribed'], type);
  }
  const wrong = await anyone.post(path, Buffer.from('a=b'), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  assert.equal(wrong.status, 400);
  assert.deepEqual(await unmailableOf(user), [`${email} unsubscribed`]);
  await notify(user);
  await notify(user, email);
  assert.deepEqual(await fail(user), []);
  assert.equal((await askAgain(user, email)).status, 422);
  await answer(tokenIn(mail), true);
  assert.deepEqual(await fail(user), [email]);
});

test('a message that waits is withdrawn when its recipient unsubscribes', async () => {
  const user = await api.newCompany();
  await notify(user, user.email);
  await fail(user);
  const token = tokenIn(await lastTo(user.email, 1));
  const id = await (await suiteOf(user, services, 1, { suite: 'Another' })).run('failed');
  await services.notifications.announce(id);
  await answer(token, false);
  const rowsOf = () => queries.select().from(deliveries).where(eq(deliveries.groupRunId, id));
  await services.notifications.deliver(present((await rowsOf())[0]).id);
  assert.equal((await rowsOf())[0]?.status, 'withdrawn');
});

test('a member who unsubscribes gets none of the mails chosen under My notifications, until they are chosen again', async () => {
  const user = await api.newCompany();
  const choice = { kinds: ['failure'], suite_ids: null, digest: 'daily', time_zone: 'Europe/Zurich' };
  await user.put('/account/notifications', choice);
  assert.deepEqual(await fail(user), [user.email]);
  const token = tokenIn(await lastTo(user.email, 1));
  assert.equal((await answer(token, false)).body.state, 'unsubscribed');
  assert.deepEqual((await user.get('/account/notifications')).body, { ...choice, kinds: [], digest: null });
  assert.deepEqual(await fail(user), []);
  await user.put('/account/notifications', choice);
  assert.deepEqual(await fail(user), [user.email]);
  assert.equal((await anyone.get(`/notification_mails/${token}`)).body.state, 'personal');
});

test('a link of another company, an altered one and one of a company that is gone lead nowhere', async () => {
  const user = await api.newCompany();
  const email = newStranger();
  await notify(user, email);
  const [payload = '', signature = ''] = tokenIn(await lastTo(email, 1)).split('.');
  const forged = Buffer.from(JSON.stringify([user.companyId + 1, email])).toString('base64url');
  for (const token of [`${forged}.${signature}`, payload, `${payload}.`, 'nothing'])
    assert.deepEqual(
      [(await anyone.get(`/notification_mails/${token}`)).status, (await answer(token, true)).status],
      [404, 404],
      token,
    );
  await createCompaniesService(platform).delete(user.companyId);
  assert.equal((await answer(`${payload}.${signature}`, true)).status, 404);
});

test('saves at the same time ask a recipient once', async () => {
  const user = await api.newCompany();
  const email = newStranger();
  await Promise.all([1, 2, 3].map(() => notify(user, email)));
  await notify(user, email, 'marker@example.com');
  await mailsTo(platform, 'marker@example.com', 1);
  assert.equal((await mailsTo(platform, email, 1)).length, 1);
});

test('recipients of before the migration count as confirmed', async () => {
  const user = await api.newCompany();
  await notify(user, 'Old@example.com');
  assert.deepEqual(await unmailableOf(user), ['Old@example.com waiting']);
  const { databaseUrl = '', databaseOwnerUrl = '' } = platform.config;
  const owner = new pg.Client(databaseOwnerUrl);
  await owner.connect();
  await owner.query('drop table mail_recipients, notification_routes');
  await owner.query('delete from drizzle.__drizzle_migrations where created_at > $1', [
    migrationsUpTo(53).at(-1)?.folderMillis,
  ]);
  await owner.end();
  await migrateDatabase(databaseOwnerUrl, databaseUrl);
  assert.deepEqual(await unmailableOf(user), []);
});
