import { setTimeout as sleep } from 'node:timers/promises';
import { confirmRecipients } from '../../../server/src/testing/confirm-recipients.ts';
import { startProcesses } from '../processes.ts';
import { list, type Report } from '../report.ts';
import { openEnvironment, type Environment } from '../environment.ts';
import { createMessageServers } from '../message-servers.ts';

const RECIPIENTS = ['ada@example.com', 'bob@example.com'];
const TIMEOUT_MS = 10 * 60_000;

/** `runs` runs fail while the mail server and Slack are down: until each message has been tried, and `seconds` more. Then both are up again. */
export async function messages(runs = 50, seconds = 20): Promise<Report> {
  const environment = await openEnvironment();
  const { pool } = environment.platform.database;
  const servers = createMessageServers(environment.port + 10);
  const processes = startProcesses(
    environment,
    { scheduler: 2 },
    { SMTP_URL: servers.smtpUrl, SLACK_RELAY: servers.slackRelay },
  );
  try {
    await subscribe(environment);
    for (let number = 0; number < runs; number += 1) await fail(environment);
    await tried(environment, 3 * runs);
    await sleep(seconds * 1000);
    const before = await countDeliveries(environment);
    await servers.open();
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(500))
      if (((await countDeliveries(environment))['sent'] ?? 0) >= 3 * runs) break;
    const { rows } = await pool.query<{ most: number }>('select max(attempts) as most from deliveries');
    const distinct = new Set(servers.received).size;
    return {
      lines: [
        `${runs} runs failed, each to be reported to 2 mailboxes and a channel; both servers were down until each had been tried, and ${seconds} s more: ${list(before)}`,
        `then: ${list(await countDeliveries(environment))}, after ${rows[0]?.most ?? 0} attempts at most`,
      ],
      problems: { undelivered: 3 * runs - distinct, repeated: servers.received.length - distinct },
    };
  } finally {
    await processes.end();
    servers.close();
    await environment.close();
  }
}

async function subscribe({ platform, services, companyId }: Environment): Promise<void> {
  await confirmRecipients(platform.database.queries, companyId, ...RECIPIENTS);
  await services.company.update(
    { companyId, userId: null, role: 'owner' },
    {
      enable_email_notifications: true,
      email_recipients: RECIPIENTS,
      enable_slack_notifications: true,
      slack_webhooks: ['https://hooks.slack.com/services/T0/B0/chaos'],
    },
  );
}

/** A run that fails, with the writes of a worker. */
async function fail({ services: { runs, runQueue }, companyId, testId }: Environment): Promise<void> {
  // Nobody is told of a run that a person has started at one test.
  const starter = { companyId, startedBy: 'pipeline' as const };
  const { test_group_run: group } = await runs.trigger(starter, { test_blueprint_ids: [testId] });
  for (const { id } of (await runs.get(companyId, group.id)).test_runs)
    await (await runQueue.openRecord(id))?.end({ status: 'failed', error: 'It did not work.', video: null });
}

/** Resolves when `count` messages have been tried in vain. */
async function tried({ platform, companyId }: Environment, count: number): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(500)) {
    const { rowCount } = await platform.database.pool.query(
      'select from deliveries where company_id = $1 and last_error is not null',
      [companyId],
    );
    if (rowCount === count) return;
  }
  throw new Error('The messages were not tried in time.');
}

async function countDeliveries({ platform, companyId }: Environment): Promise<Record<string, number>> {
  const { rows } = await platform.database.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from deliveries where company_id = $1 group by status',
    [companyId],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
