import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { test } from 'node:test';
import { deliveries } from '../modules/notifications/tables.ts';
import { eventually } from 'test-support';
import { confirmRecipients } from '../testing/confirm-recipients.ts';
import { suiteOf } from '../testing/failed-run.ts';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { startProcess } from '../testing/start-process.ts';
import { openTestApi } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

/** A process has to start first. */
const STARTED = { timeout: 180_000 };

const mailServer = await startMailServer();
const platform = await openTestPlatform();
const { config, database } = platform;
const { newCompany, services } = await openTestApi(platform);

const startScheduler = () =>
  startProcess('scheduler', {
    DATA_FOLDER: config.dataFolder,
    DATABASE_URL: config.databaseUrl ?? '',
    DATABASE_OWNER_URL: config.databaseOwnerUrl ?? '',
    SMTP_URL: mailServer.url,
  });

test('a scheduler that is killed before a mail got through loses none, and the next one sends it once', async () => {
  const user = await newCompany();
  await confirmRecipients(database.queries, user.companyId, 'ada@example.com');
  await user.put('/company/me', { enable_email_notifications: true, email_recipients: ['ada@example.com'] });
  await mailServer.close();
  const id = await (await suiteOf(user, services, 1)).run('failed');

  const until = (isReached: (row: typeof deliveries.$inferSelect) => boolean) =>
    eventually(async () => {
      const [row] = await database.queries.select().from(deliveries).where(eq(deliveries.groupRunId, id));
      return row && isReached(row);
    }, STARTED);

  const first = startScheduler();
  await until(({ lastError }) => lastError !== null);
  first.child.kill('SIGKILL');
  await first.exit;
  await mailServer.open();
  const second = startScheduler();
  await until(({ status }) => status === 'sent');
  second.child.kill('SIGTERM');
  assert.equal(await second.exit, 0, second.errors());
  assert.equal(mailServer.mails.length, 1);
  assert.deepEqual(mailServer.mails[0]?.envelope.to, ['ada@example.com']);
});
