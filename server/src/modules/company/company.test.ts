import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from 'test-support';
import { openTestApi, PASSWORD, type Client } from '../../testing/test-api.ts';
import { createTest, trigger } from '../runs/testing/run-tools.ts';
import { createAccountsService } from '../auth/accounts-service.ts';
import { createCompaniesService } from './companies-service.ts';
import { companies } from './tables.ts';

const api = await openTestApi();
const { pool } = api.platform.database;

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
  const created = await viewer.post('/companies', { name: ' Com  pilers ' });
  assert.equal(created.status, 201, created.text);
  const { company } = created.body;
  assert.deepEqual([company.name, company.role], ['Com pilers', 'owner']);
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
});

const create = (client: Client, name = 'One more') => client.post('/companies', { name });

test('ten companies a day are created at most, deleted ones too', async () => {
  const person = await api.newMember((await api.newCompany()).companyId, 'viewer');
  for (let count = 0; count < 10; count += 1) {
    const { company } = (await create(person)).body;
    await createCompaniesService(api.platform).delete(company.id);
  }
  const refused = await create(person);
  assert.equal(refused.status, 429);
  assert.match(refused.body.error, /You can create 10 companies a day\.$/);
});

test('two requests at once do not get past the most companies of a person, who is offered none then', async () => {
  const person = await api.newCompany();
  const accounts = createAccountsService(api.platform);
  const mayCreate = async () => (await person.get('/account')).body.account.may_create_company;
  for (let count = 2; count <= 19; count += 1) {
    const { id } = await api.services.company.create({ name: `Company ${count}` });
    await accounts.addToCompany({ id: person.userId, email: person.email, companyId: id }, id, 'viewer');
  }
  assert.equal(await mayCreate(), true);
  const replies = await Promise.all(['A', 'B', 'C'].map((name) => create(person, name)));
  assert.deepEqual(replies.map(({ body }) => body.code ?? 'created').toSorted(), [
    'created',
    'too_many_companies',
    'too_many_companies',
  ]);
  assert.equal(await mayCreate(), false);
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

test('an owner deletes the company: rows and access go at once, files when no worker can upload any more', async () => {
  const owner = await api.newCompany();
  const { companyId: id, email: name } = owner;
  const editor = await api.newMember(id, 'editor');
  const other = (await create(editor, 'Other')).body.company;
  const { api_key: key } = (await owner.get('/company/me')).body.company;
  const buy = await createTest(owner, 'Buy');
  const { id: run, testRunIds } = await trigger(owner, buy);
  const { storage } = api.platform;

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
  // A worker stops what it has no row of; what it uploads until then goes too.
  const left = await pool.query('select 1 from test_runs where id = any($1)', [testRunIds]);
  assert.equal(left.rowCount, 0);
  await storage.put(`runs/${id}/1/start.jpg`, Buffer.from('jpeg'), 'image/jpeg');
  const { rows: jobs } = await pool.query(
    `select data->>'id' as id, start_after > now() + interval '15 minutes' as is_late, retry_limit > 0 as is_retried
     from pgboss.job where name = 'company-files'`,
  );
  assert.deepEqual(jobs, [{ id: String(id), is_late: true, is_retried: true }]);
  await api.services.company.removeFiles(id);
  assert.equal(await storage.size(`runs/${id}/1/start.jpg`), undefined);
  const { rows: events } = await pool.query(
    `select actor from audit_events where company_id = $1 and action = 'company.deleted'`,
    [id],
  );
  assert.deepEqual(events, [{ actor: owner.email }]);

  const elsewhere = await signIn(editor.email);
  assert.deepEqual((await elsewhere.get('/account')).body.account.companies, [other]);
});

/** Sessions of the database that wait for this one. */
const WAITING = 'select from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))';

test('the name and the role of who deletes the company are checked again when the proof has passed', async () => {
  const owner = await api.newCompany();
  const { companyId: id, email: name } = owner;
  const remove = () => owner.post('/company/me/delete', { name, password: PASSWORD });
  /** The change is made while the call waits for the company's lock. */
  const codeAfter = async (change: string) => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      await client.query('begin');
      await client.query(change);
      const reply = remove();
      await eventually(async () => Boolean((await pool.query(WAITING, [rows[0].pid])).rowCount));
      await client.query('commit');
      return (await reply).body?.code;
    } finally {
      client.release();
    }
  };
  const demote = `with own as (update companies set name = name where id = ${id})
    update members set role = 'editor' where company_id = ${id}`;
  const rename = `update companies set name = 'Other' where id = ${id}`;
  assert.equal(await codeAfter(demote), 'role_required');
  await pool.query(`update members set role = 'owner' where company_id = ${id}`);
  assert.equal(await codeAfter(rename), 'wrong_name');
});

test('who belongs to no company any more signs in, and creates one or deletes the account', async () => {
  const owner = await api.newCompany();
  const viewer = await api.newMember(owner.companyId, 'viewer');
  const name = owner.email;
  assert.equal((await owner.post('/company/me/delete', { name, password: PASSWORD })).status, 204);

  const alone = await signIn(owner.email);
  const { account } = (await alone.get('/account')).body;
  assert.deepEqual([account.company, account.companies, account.may_create_company], [null, [], true]);
  for (const path of ['/test_blueprint/list', '/company/me', '/members', '/account/notifications', '/events'])
    assert.deepEqual((await alone.get(path)).body.code, 'no_company', path);
  const { sessions } = (await alone.get('/account/sessions')).body;
  assert.deepEqual(
    sessions.map((one: { company: unknown }) => one.company),
    [null],
  );
  assert.equal((await alone.get('/account/export')).status, 200);
  const key = { 'idempotency-key': 'b2f1a7de-0000-4000-8000-000000000001' };
  const { company } = (await alone.post('/companies', { name: 'Anew' }, key)).body;
  const switched = await alone.post('/account/switch_company', { company_id: company.id });
  const there = api.as(switched.body.access_token);
  assert.deepEqual((await there.get('/account')).body.account.company, company);
  assert.equal((await there.get('/members')).status, 200);

  const left = await signIn(viewer.email);
  assert.equal((await left.post('/account/delete', { password: 'wrong' })).body.code, 'wrong_password');
  assert.equal((await left.post('/account/delete', { password: PASSWORD })).status, 204);
  const again = await api.as().post('/auth/login', { email: viewer.email, password: PASSWORD });
  assert.equal(again.body.code, 'wrong_credentials');
});

async function signIn(email: string): Promise<Client> {
  const { body } = await api.as().post('/auth/login', { email, password: PASSWORD });
  return api.as(body.access_token);
}

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
