import { setTimeout as sleep } from 'node:timers/promises';
import { startCrew } from '../crew.ts';
import { list, type Report } from '../report.ts';
import { openScene, type Scene } from '../scene.ts';
import { createTargets } from '../targets.ts';

const PATIENCE = 10 * 60_000;

/** So many runs fail while the mail server and Slack are down until each message has been tried, and so many seconds more; then both are up again. */
export async function messages(runs = 50, seconds = 20): Promise<Report> {
  const scene = await openScene();
  const { pool } = scene.platform.database;
  const targets = createTargets(scene.port + 10);
  const crew = startCrew(
    scene,
    { scheduler: 2 },
    { SMTP_URL: targets.smtpUrl, SLACK_RELAY: targets.slackRelay },
  );
  try {
    await subscribe(scene);
    for (let number = 0; number < runs; number += 1) await fail(scene);
    await tried(scene, 3 * runs);
    await sleep(seconds * 1000);
    const before = await countDeliveries(scene);
    await targets.open();
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(500))
      if (((await countDeliveries(scene))['sent'] ?? 0) >= 3 * runs) break;
    const { rows } = await pool.query<{ most: number }>('select max(attempts) as most from deliveries');
    const distinct = new Set(targets.received).size;
    return {
      lines: [
        `${runs} runs failed, each to be told to 2 mailboxes and a channel; both servers were down until each had been tried, and ${seconds} s more: ${list(before)}`,
        `then: ${list(await countDeliveries(scene))}, after ${rows[0]?.most ?? 0} attempts at most`,
      ],
      faults: { untold: 3 * runs - distinct, repeated: targets.received.length - distinct },
    };
  } finally {
    await crew.end();
    targets.close();
    await scene.close();
  }
}

async function subscribe({ services, companyId }: Scene): Promise<void> {
  await services.company.update(
    { companyId, userId: null },
    {
      enable_email_notifications: true,
      email_recipients: ['ada@example.com', 'bob@example.com'],
      enable_slack_notifications: true,
      slack_webhooks: ['https://hooks.slack.com/services/T0/B0/chaos'],
    },
  );
}

/** A run that fails, as a worker would tell of it. */
async function fail({ services: { runs }, companyId, testId }: Scene): Promise<void> {
  const starter = { companyId, startedBy: 'person' as const };
  const { test_group_run: group } = await runs.trigger(starter, { test_blueprint_ids: [testId] });
  for (const { id } of (await runs.get(companyId, group.id)).test_runs)
    await (await runs.openRecord(id))?.end({ status: 'failed', error: 'It did not work.', video: null });
}

/** Until each of so many messages has been tried in vain. */
async function tried({ platform, companyId }: Scene, count: number): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(500)) {
    const { rowCount } = await platform.database.pool.query(
      'select from deliveries where company_id = $1 and last_error is not null',
      [companyId],
    );
    if (rowCount === count) return;
  }
  throw new Error('The messages were not tried in time.');
}

async function countDeliveries({ platform, companyId }: Scene): Promise<Record<string, number>> {
  const { rows } = await platform.database.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from deliveries where company_id = $1 group by status',
    [companyId],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
