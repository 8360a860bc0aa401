import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi, PASSWORD, type Client } from '../../testing/test-api.ts';
import { createTest, trigger } from '../runs/testing/run-tools.ts';
import { companies } from './tables.ts';

const api = await openTestApi();

test('a company shows its key, and nothing is switched on at first', async () => {
  const user = await api.newCompany();
  const { company } = (await user.get('/company/me')).body;
  assert.match(company.api_key, /^sl_[\w-]{43}$/);
  assert.deepEqual(
    { ...company, api_key: '', name: '' },
    {
      name: '',
      api_key: '',
      github_installation_id: null,
      github_repos: [],
      github_install_url: null,
      github_manage_url: null,
      enable_email_notifications: false,
      email_recipients: [],
      enable_slack_notifications: false,
      slack_webhooks: [],
    },
  );
});

test('a person creates another company, owns it and switches to it', async () => {
  const first = await api.newCompany();
  const viewer = await api.newMember(first.companyId, 'viewer');
  const created = await viewer.post('/companies', { name: ' Compilers ' });
  assert.equal(created.status, 201, created.text);
  const { company } = created.body;
  assert.deepEqual([company.name, company.role], ['Compilers', 'owner']);
  assert.equal((await viewer.get('/account')).body.account.company.id, first.companyId);
  const switched = await viewer.post('/account/switch_company', { company_id: company.id });
  const there = api.as(switched.body.access_token);
  const { account } = (await there.get('/account')).body;
  assert.deepEqual([account.company, account.role], [company, 'owner']);
  assert.equal((await there.get('/test_blueprint/list')).body.test_blueprints.length, 0);
  const actions = (await there.get('/audit_events')).body.audit_events.map(
    ({ action, actor }: Record<string, string>) => `${action} by ${actor}`,
  );
  assert.deepEqual(
    actions.filter((text: string) => /^(?:company|member)/.test(text)),
    [`member.added by ${viewer.email}`, `company.created by ${viewer.email}`],
  );

  assert.equal((await there.post('/companies', { name: '  ' })).status, 400);
  const { api_key: key } = (await first.get('/company/me')).body.company;
  assert.equal((await api.as(key).post('/companies', { name: 'Bots' })).status, 401);
  for (let number = 3; number <= 20; number += 1)
    assert.equal((await there.post('/companies', { name: `Company ${number}` })).status, 201);
  const more = await there.post('/companies', { name: 'One more' });
  assert.deepEqual([more.status, more.body.code], [422, 'too_many_companies']);
});

test('an owner renames the company; the audit log has both names', async () => {
  const owner = await api.newCompany();
  const editor = await api.newMember(owner.companyId, 'editor');
  assert.equal((await editor.put('/company/me/name', { name: 'Mine' })).status, 403);
  assert.equal((await owner.put('/company/me/name', { name: ' Engines ' })).status, 204);
  assert.equal((await editor.get('/account')).body.account.company.name, 'Engines');
  const [event] = (await owner.get('/audit_events?action=company.updated')).body.audit_events;
  assert.deepEqual([event.before, event.after], [{ name: owner.email }, { name: 'Engines' }]);
});

test('an owner deletes the company: rows, files and access go, accounts and other companies stay', async () => {
  const owner = await api.newCompany();
  const { companyId: id, email: name } = owner;
  const editor = await api.newMember(id, 'editor');
  const other = (await editor.post('/companies', { name: 'Other' })).body.company;
  const { api_key: key } = (await owner.get('/company/me')).body.company;
  const buy = await createTest(owner, 'Buy');
  const { id: run, testRunIds } = await trigger(owner, buy);
  const { storage, database } = api.platform;
  await storage.put(`runs/${id}/1/start.jpg`, Buffer.from('jpeg'), 'image/jpeg');

  const remove = (body: object, client: Client = owner) => client.post('/company/me/delete', body);
  assert.equal((await remove({ name, password: PASSWORD }, editor)).status, 403);
  assert.equal((await remove({ name, password: PASSWORD }, api.as(key))).status, 401);
  const codes = [
    await remove({ name: 'Other', password: PASSWORD }),
    await remove({ name }),
    await remove({ name, password: 'wrong' }),
  ].map(({ status, body }) => [status, body.code]);
  assert.deepEqual(codes, [
    [422, 'wrong_name'],
    [422, 'password_required'],
    [422, 'wrong_password'],
  ]);
  const runsOf = (client: Client) => client.get(`/test_group_run/${run}`);
  for (const client of [owner, editor, api.as(key)]) assert.equal((await runsOf(client)).status, 200);

  assert.equal((await remove({ name, password: PASSWORD })).status, 204);
  for (const client of [owner, editor, api.as(key)]) assert.equal((await runsOf(client)).status, 401);
  assert.equal(await storage.size(`runs/${id}/1/start.jpg`), undefined);
  // A worker stops what it has no row of.
  const left = await database.pool.query('select 1 from test_runs where id = any($1)', [testRunIds]);
  assert.equal(left.rowCount, 0);
  const [{ actor }] = (
    await database.pool.query(
      `select actor from audit_events where company_id = $1 and action = 'company.deleted'`,
      [id],
    )
  ).rows;
  assert.equal(actor, owner.email);

  const signIn = (email: string) => api.as().post('/auth/login', { email, password: PASSWORD });
  const alone = await signIn(owner.email);
  assert.match(alone.body.error, /^You are not a member of any company any more\./);
  const elsewhere = api.as((await signIn(editor.email)).body.access_token);
  assert.deepEqual((await elsewhere.get('/account')).body.account.companies, [other]);
});

test('an update changes the fields it names and no others', async () => {
  const user = await api.newCompany();
  const webhook = 'https://hooks.slack.com/services/T00/B00/abcDEF123';
  await user.put('/company/me', { enable_email_notifications: true, email_recipients: ['a@example.com'] });
  const { company } = (await user.put('/company/me', { slack_webhooks: [webhook] })).body;
  assert.equal(company.enable_email_notifications, true);
  assert.deepEqual(company.email_recipients, ['a@example.com']);
  assert.deepEqual(company.slack_webhooks, [webhook]);
  assert.equal((await user.put('/company/me', {})).status, 200);
});

test('wrong and doubled recipients are refused in the words of the screen', async () => {
  const user = await api.newCompany();
  const wrong = await user.put('/company/me', { email_recipients: ['a@example.com', 'no address'] });
  assert.equal(wrong.status, 400);
  assert.equal(wrong.body.error, 'Please enter a valid email address');
  assert.deepEqual(wrong.body.fields, { 'email_recipients.1': 'Please enter a valid email address' });
  const doubled = await user.put('/company/me', { email_recipients: ['a@example.com', 'A@example.com'] });
  assert.equal(doubled.body.error, 'This email is already added');
  const webhook = await user.put('/company/me', { slack_webhooks: ['https://example.com/services/T/B/x'] });
  assert.match(webhook.body.error, /^Please enter a valid Slack webhook URL/);
});

test('a fresh key replaces the old one, and both are encrypted at rest', async () => {
  const user = await api.newCompany();
  const old = (await user.get('/company/me')).body.company.api_key;
  const fresh = (await user.post('/company/me/api-key')).body.company.api_key;
  assert.notEqual(fresh, old);
  assert.equal((await user.get('/company/me')).body.company.api_key, fresh);
  assert.equal((await api.as(old).get('/test_group_run/1')).status, 401);
  assert.equal((await api.as(fresh).get('/test_group_run/1')).status, 404);
  const stored = JSON.stringify(await api.platform.database.queries.select().from(companies));
  assert.ok(!stored.includes(fresh));
});

test('the key opens the calls of a pipeline and nothing else', async () => {
  const user = await api.newCompany();
  const key = api.as((await user.get('/company/me')).body.company.api_key);
  assert.equal((await key.get('/company/me')).status, 401);
  assert.equal((await key.get('/test_blueprint/list')).status, 401);
  assert.equal((await key.post('/test_group_run/trigger_run', { test_blueprint_ids: [1] })).status, 404);
});
