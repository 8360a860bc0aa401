import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { mock, test } from 'node:test';
import pg from 'pg';
import { confirmRecipients } from '../../testing/confirm-recipients.ts';
import { suiteOf } from '../../testing/failed-run.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { deliveries } from './tables.ts';

// Before the first connection, which keeps the method that it finds.
const query = mock.method(pg.Client.prototype, 'query');
const api = await openTestApi();
const { services, platform } = api;

test('without recipients, no test runs are read at the end of a run', async () => {
  const user = await api.newCompany();
  const suite = await suiteOf(user, services, 2);
  const failed = await suite.run('passed', 'failed');
  const passed = await suite.run('passed', 'passed');
  /** The statements that announce the end of the run. */
  const statementsOf = async (groupRunId: number) => {
    query.mock.resetCalls();
    await services.notifications.announce(groupRunId);
    return query.mock.calls.map(({ arguments: [statement] }) => textOf(statement));
  };
  const isSearch = (statement: string) => statement.includes('"test_runs"');

  assert.deepEqual((await statementsOf(passed)).filter(isSearch), []);

  await confirmRecipients(platform.database.queries, user.companyId, 'ada@example.com');
  await user.put('/company/me', { enable_email_notifications: true, email_recipients: ['ada@example.com'] });
  await services.notifications.announce(failed);
  // As if the scheduler had announced it: a recovery waits for that.
  await platform.database.queries.execute(sql`delete from pgboss.job where name = 'announce-run'`);
  assert.notDeepEqual((await statementsOf(passed)).filter(isSearch), []);
  const rows = await platform.database.queries
    .select()
    .from(deliveries)
    .where(eq(deliveries.groupRunId, passed));
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['recovery'],
  );
});

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
