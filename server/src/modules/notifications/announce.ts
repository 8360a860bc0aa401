import { DELIVERY_CHANNELS, type DeliveryChannel } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import * as repository from './deliveries-repository.ts';
import type { Audience, EndedRun } from './deliveries-repository.ts';
import { findNewlyFlaky } from './flaky-repository.ts';
import { findRecovery } from './recovery-repository.ts';

/** Seconds until a recovery looks again whether the failure was announced. */
const PAUSE = 5;

type Dependencies = Pick<Platform, 'database' | 'jobs'>;
type NewDelivery = Parameters<typeof repository.insertDeliveries>[1][number];

/** Writes a delivery for each recipient whom the end of the group run concerns, and enqueues it. The same again changes nothing. */
export async function announce({ database, jobs }: Dependencies, groupRunId: number): Promise<void> {
  await database.queries.transaction(async (transaction) => {
    const run = await repository.findRun(transaction, groupRunId);
    const audience = run && (await repository.findAudience(transaction, run.companyId));
    if (!audience) return;
    const rows = await findDeliveries(jobs, transaction, run, audience);
    const ids = await repository.insertDeliveries(transaction, rows);
    if (ids.length > 0) await jobs.send('delivery', ids, transaction);
  });
}

async function findDeliveries(
  jobs: Dependencies['jobs'],
  transaction: Queries,
  run: EndedRun,
  audience: Audience,
): Promise<NewDelivery[]> {
  if (run.status === 'failed' || run.status === 'error')
    return listRecipients(audience).map((to) => ({ ...deliveryOf(run), kind: 'failure', ...to }));
  if (run.status !== 'passed') return [];
  const recovery = await findRecoveryDeliveries(jobs, transaction, run, audience);
  if (recovery === 'later') return [];
  const flaky = await findNewlyFlaky(transaction, run.id);
  if (flaky.length === 0) return recovery;
  // A recipient gets the first of these: the recovery names the flaky tests too.
  return [
    ...recovery,
    ...listRecipients(audience).map((to) => ({ ...deliveryOf(run), kind: 'flaky' as const, ...to })),
  ];
}

/** For those who were told of the failure; `later` while it is not known who they are. */
async function findRecoveryDeliveries(
  jobs: Dependencies['jobs'],
  transaction: Queries,
  run: EndedRun,
  audience: Audience,
): Promise<NewDelivery[] | 'later'> {
  const recovery = await findRecovery(transaction, run);
  if (!recovery) return [];
  const { failedRunIds } = recovery;
  if ((await jobs.findQueued('announce-run', failedRunIds.map(String), transaction)).length > 0) {
    await jobs.send('announce-run', [run.id], transaction, PAUSE);
    return 'later';
  }
  const told = await repository.findToldOfFailure(transaction, failedRunIds);
  const recoveredRunId = Math.max(...failedRunIds);
  return listRecipients(audience)
    .filter(({ channel, recipient }) =>
      told.some((other) => other.channel === channel && other.recipient === recipient),
    )
    .map((to) => ({ ...deliveryOf(run), kind: 'recovery', recoveredRunId, ...to }));
}

const deliveryOf = ({ id, companyId }: EndedRun) => ({ companyId, groupRunId: id });

/** Those of the channels that are switched on. */
export function listRecipients({
  isEnabled,
  recipients,
}: Audience): { channel: DeliveryChannel; recipient: string }[] {
  return DELIVERY_CHANNELS.filter((channel) => isEnabled[channel]).flatMap((channel) =>
    recipients[channel].map((recipient) => ({ channel, recipient })),
  );
}
