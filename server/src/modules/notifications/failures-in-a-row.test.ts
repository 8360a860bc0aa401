import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { test } from 'node:test';
import { confirmRecipients } from '../../testing/confirm-recipients.ts';
import { suiteOf, type TestEnd } from '../../testing/failed-run.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';

const api = await openTestApi();
const { services, platform } = api;
const { queries, pool } = platform.database;
const UPDATE = { name: 'Checkout', schedule_config: { schedule_enabled: false } };

/** A suite that tells of so many failed scheduled runs in a row. */
async function newSuite(user: Client & { companyId: number }, alertAfter: number) {
  const suite = await suiteOf(user, services, 1);
  const [{ id: suiteId }] = (await user.get('/test_blueprint_category/list')).body.categories;
  const url = `/test_blueprint_category/update/${suiteId}`;
  assert.equal((await user.put(url, { ...UPDATE, alert_after: 11 })).status, 400);
  const { category } = (await user.put(url, { ...UPDATE, alert_after: alertAfter })).body;
  assert.equal(category.alert_after, alertAfter);
  let minutes = 0;

  /** Whom the end of the run was announced to, as the kinds of messages; does what the scheduler would, which is not there. */
  async function end(groupRunId: number, how: TestEnd): Promise<string[]> {
    await suite.execute(groupRunId, [how]);
    await queries.execute(sql`delete from pgboss.job where name = 'announce-run'`);
    await services.notifications.announce(groupRunId);
    const { rows } = await pool.query<{ kind: string }>(
      'select kind from deliveries where group_run_id = $1 order by id',
      [groupRunId],
    );
    return rows.map(({ kind }) => kind);
  }

  return {
    manual: async (how: TestEnd) => end(await suite.start(), how),
    async scheduled(how: TestEnd) {
      minutes += 1;
      const fireAt = new Date(Date.UTC(2026, 0, 1, 0, minutes));
      const start = await queries.transaction((transaction) =>
        services.runs.startScheduled({ companyId: user.companyId, suiteId, fireAt }, transaction),
      );
      assert.ok(start.outcome === 'started', start.outcome);
      return end(start.groupRunId, how);
    },
  };
}

test('scheduled failures are announced once so many in a row have failed, and the run that repairs them', async () => {
  const user = await api.newCompany();
  await confirmRecipients(queries, user.companyId, 'ada@example.com');
  await user.put('/company/me', { enable_email_notifications: true, email_recipients: ['ada@example.com'] });
  await user.put('/account/notifications', {
    kinds: ['recovery'],
    suite_ids: null,
    digest: null,
    time_zone: 'UTC',
  });
  const suite = await newSuite(user, 3);
  assert.deepEqual(await suite.scheduled('failed'), []);
  assert.deepEqual(await suite.scheduled('passed'), [], 'nobody was told of a failure');
  assert.deepEqual(await suite.scheduled('failed'), []);
  assert.deepEqual(await suite.scheduled('error'), []);
  assert.deepEqual(await suite.scheduled('failed'), ['failure']);
  assert.deepEqual(await suite.scheduled('failed'), ['failure']);
  assert.deepEqual(await suite.scheduled('passed'), ['recovery', 'recovery']);
  assert.deepEqual(await suite.scheduled('failed'), []);
  assert.deepEqual(await suite.manual('failed'), ['failure'], 'people are told of what they start');
});

test('a route that tells only when it changes begins with the failure that the suite tells of', async () => {
  const user = await api.newCompany();
  const reply = await user.post('/company/notification-routes', {
    suite_ids: [],
    environment_ids: [],
    branch: null,
    started_by: ['schedule'],
    emails: [user.email],
    slack_webhook: null,
    slack_channel: '',
    uses_webhook: false,
    only_changes: true,
    after_failures: 1,
    also_general: false,
  });
  assert.equal(reply.status, 201, reply.text);
  const suite = await newSuite(user, 2);
  assert.deepEqual(await suite.scheduled('failed'), []);
  assert.deepEqual(await suite.scheduled('failed'), ['failure']);
  assert.deepEqual(await suite.scheduled('failed'), []);
  assert.deepEqual(await suite.scheduled('passed'), ['recovery']);
});
