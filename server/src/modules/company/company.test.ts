import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi } from '../../testing/test-api.ts';
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
