import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { deliveries } from '../modules/notifications/tables.ts';
import { openBrowser } from '../modules/sso/testing/browser.ts';
import { CLIENT } from '../modules/sso/testing/real-provider.ts';
import { openSsoApi } from '../modules/sso/testing/sso-api.ts';
import { createLog } from '../platform/log.ts';
import { suiteOf } from '../testing/failed-run.ts';
import { openGithubStandIn } from 'stand-ins/github/stand-in.ts';
import { openGithubApi } from '../testing/test-github.ts';
import { mailsTo } from '../testing/outbox.ts';
import { present } from '../testing/present.ts';
import { codeOf, readOneTimePassword } from 'runner';
import { startSlackServer } from 'stand-ins/slack-server.ts';
import { openTestApi, PASSWORD } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

let written = '';
const slack = await startSlackServer();
const basis = await openTestPlatform({ ownsTables: true, config: { slackRelay: slack.address } });
const api = await openTestApi({
  ...basis,
  log: createLog('trace', { write: (line: string) => (written += line) }),
});
const { database, storage } = api.platform;
const HOOK = 'https://hooks.slack.com/services/T0/B0/hookOfNobody';

/** Does what people and programs do, with everything that can go wrong, and gathers what must stay unknown. */
test('the whole log of a day holds no password, token, key, secret, webhook, link or value', async () => {
  const user = await api.newCompany('ada@example.com');
  await api.as().post('/auth/login', { email: 'ada@example.com', password: 'a wrong passphrase' });
  const again = await api.as().post('/auth/login', { email: 'ada@example.com', password: PASSWORD });
  await api.as().post('/auth/forgot-password', { email: 'ada@example.com' });
  const [resetMail = ''] = await mailsTo(api.platform, 'ada@example.com', 1);
  const resetToken = /password-reset\/([\w-]{43})/.exec(resetMail)?.[1];
  await api.as(resetToken).post('/auth/reset-password', { new_password: 'another passphrase' });
  const { access_token: token } = (
    await api.as().post('/auth/login', { email: 'ada@example.com', password: 'another passphrase' })
  ).body;
  const client = api.as(token);

  const key = (await client.post('/company/me/api-key')).body.company.api_key;
  await client.put('/company/variables/pin', { value: 'tell-nobody-42', is_secret: true });
  await client.put('/company/me', { enable_slack_notifications: true, slack_webhooks: [HOOK] });
  slack.answer = (response) => response.writeHead(404).end('no_service');
  await client.post('/company/me/test-notification', { channel: 'slack' });
  const suite = await suiteOf({ ...user, ...client }, api.services, 1);
  const run = await suite.start();
  await suite.execute(run, ['failed']);
  await api.as(key).get(`/test_group_run/${run}`);
  const named = { name: 'Nightly', role: 'viewer', expires_at: null };
  const namedKey = (await client.post('/api_keys', named)).body.api_key.secret;
  await api.as(namedKey).get(`/test_group_run/${run}`);
  const { secret: appSecret } = (await client.post('/account/two_factor', { password: 'another passphrase' }))
    .body;
  const code = codeOf(present(readOneTimePassword(appSecret)), Math.floor(Date.now() / 30_000));
  const confirmed = await client.post('/account/two_factor/confirm', { code });
  const [recoveryCode, usedCode] = confirmed.body.recovery_codes as string[];
  await api
    .as()
    .post('/auth/login', { email: 'ada@example.com', password: 'another passphrase', code: usedCode });
  await client.put('/account/password', {
    current_password: 'another passphrase',
    new_password: 'a third passphrase',
  });
  await client.post('/account/email', { new_email: 'new@example.com', password: 'a third passphrase' });
  const [changeMail = ''] = await mailsTo(api.platform, 'new@example.com', 1);
  const changeToken = /confirm-email\/([\w-]{43})/.exec(changeMail)?.[1];
  await api.as(changeToken).post('/auth/confirm-email');
  await api.services.notifications.announce(run);
  for (const { id } of await database.queries.select().from(deliveries))
    await api.services.notifications.deliver(id).catch(() => undefined);

  const link = await client.post('/share_links', { test_group_run_id: run });
  const shareToken: string = link.body.url.split('/s/')[1];
  await api.as().get(`/shared/${shareToken}`);
  await api.as().post(`/shared/${shareToken}/views`);
  await api.as().get(`/shared/${shareToken}/test_runs/1/media/1/start.jpg`);
  await api.as().get(`/shared/${shareToken}/nothing?from=/s/${shareToken}`);
  await api.as().get(`/s/${shareToken}`);

  await client.put('/company/me', { email_recipients: ['stranger@example.com'] });
  const [question = ''] = await mailsTo(api.platform, 'stranger@example.com', 1);
  const mailToken = present(/notification-mails\/([\w-]+\.[\w-]+)/.exec(question)?.[1]);
  await api.as().get(`/notification_mails/${mailToken}`);
  await api.as().post(`/notification_mails/${mailToken}`, { wants_mail: false });
  await api.as().get(`/notification-mails/${mailToken}`);

  const upload = await client.post('/files/upload-url', { filename: 'a.csv', content_type: 'text/csv' });
  const write = new URL(upload.body.s3_presigned_url);
  await api.as().put(write.pathname + write.search, Buffer.from('x'), { 'content-type': 'text/csv' });
  const read = new URL(storage.readAddress(upload.body.s3_key));
  await api.as().get(read.pathname + read.search);

  // From here on the database breaks in the middle of statements that carry values.
  await database.queries.execute(sql`alter table company_variables drop column value_encrypted`);
  await database.queries.execute(sql`alter table blueprints add check (title <> 'Hidden title')`);
  const broken = await client.put('/company/variables/pin', { value: 'tell-nobody-43', is_secret: true });
  assert.equal(broken.status, 500);
  const step = { step_number: 1, type: 'act', action: 'Click Buy' };
  const hidden = { title: 'Hidden title', type: 'module', steps: [step] };
  assert.equal((await client.post('/test_blueprint/create', hidden)).status, 500);

  const secrets = {
    PASSWORD,
    token,
    resetToken,
    key,
    namedKey,
    appSecret,
    recoveryCode,
    usedCode,
    changeToken,
    'last password': 'a third passphrase',
    'first token': user.token,
    'second token': again.body.access_token,
    'wrong password': 'a wrong passphrase',
    'new password': 'another passphrase',
    secret: 'tell-nobody',
    webhook: 'hookOfNobody',
    'share link': shareToken,
    'link in a mail': mailToken,
    'permission to write': write.searchParams.get('signature'),
    'permission to read': read.searchParams.get('signature'),
    'a value of a statement': 'Hidden title',
  };
  for (const [name, secret] of Object.entries(secrets))
    assert.ok(!written.includes(present(secret)), `the log holds the ${name}`);
  for (const expected of [
    '/shared/[hidden]/views',
    '/notification_mails/[hidden]',
    'A request failed',
    'Answered',
    '/company/variables/pin',
    'company_variables',
  ])
    assert.ok(written.includes(expected), `the log contains "${expected}"`);
});

test('a sign-in by SSO and an invitation leave neither codes, cookies nor tokens in the log', async () => {
  let lines = '';
  const sso = await openSsoApi({ log: createLog('trace', { write: (line: string) => (lines += line) }) });
  const company = await sso.newCompany();
  const email = `grace@${company.domain}`;
  await company.post('/invitations', { email, role: 'viewer' });
  const [mail = ''] = await mailsTo(sso.api.platform, email, 1);
  const invitationToken = /invitation\/([\w-]{43})/.exec(mail)?.[1];
  await sso.api.as(invitationToken).get('/invitation');
  await sso.api.as().get(`/invitation?token=${invitationToken}`);
  const browser = openBrowser(sso.api);
  const { body } = await browser.start(email);
  const [cookie] = browser.cookies.values();
  sso.provider.person = { sub: 'grace', email, email_verified: true };
  const back = new URL(await browser.signInAt(body.address));
  const { code } = await browser.comeBack(back.href);
  assert.equal((await browser.comeBack(back.href)).error, 'attempt_unknown');
  const session = await browser.finish(code ?? '');
  assert.equal(session.status, 200);
  await browser.finish(code ?? '');
  await sso.api.as(invitationToken).post('/invitation/accept', { new_password: PASSWORD });
  const secrets = {
    invitationToken,
    cookie,
    code,
    token: session.body.access_token,
    'client secret': CLIENT.secret,
    "the provider's code": back.searchParams.get('code'),
    state: back.searchParams.get('state'),
  };
  for (const [name, secret] of Object.entries(secrets))
    assert.ok(!lines.includes(present(secret)), `the log holds the ${name}`);
  for (const expected of ['/auth/sso/callback', '/invitation/accept'])
    assert.ok(lines.includes(expected), `the log contains "${expected}"`);
});

test("a delivery of GitHub's leaves neither its signature nor its body in the log", async () => {
  const github = await openGithubStandIn();
  const connected = await openGithubApi(github);
  const body = JSON.stringify({ action: 'created', installation: { id: 1 }, note: 'body of nobody' });
  for (const signature of [connected.sign(body), 'sha256=deadbeef'])
    await connected.deliver('installation', body, signature);
  for (const secret of [connected.sign(body), 'deadbeef', 'body of nobody', github.settings.webhookSecret])
    assert.ok(!connected.logged().includes(present(secret)));
  assert.ok(connected.logged().includes('/github/webhook'));
});
