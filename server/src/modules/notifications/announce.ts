import type { PersonalNotificationKind } from 'shared/constants';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import * as repository from './deliveries-repository.ts';
import type { EndedRun } from './deliveries-repository.ts';
import { findUnannounced } from './failures-in-a-row-repository.ts';
import { findNewlyFlaky } from './flaky-repository.ts';
import { listInterested } from './personal/choices-repository.ts';
import { listRecipients } from './recipients.ts';
import { findRecovery } from './recovery-repository.ts';
import { findSlowdown } from './slowdown/slowdown-repository.ts';

/** Seconds until a recovery looks again whether the failure was announced. */
const PAUSE = 5;

type Dependencies = Pick<Platform, 'database' | 'jobs'>;
type NewDelivery = Parameters<typeof repository.insertDeliveries>[1][number];

/** Writes a delivery for each recipient whom the end of the group run concerns, and enqueues it. The same again changes nothing. */
export async function announce({ database, jobs }: Dependencies, groupRunId: number): Promise<void> {
  await database.queries.transaction(async (transaction) => {
    const run = await repository.findRun(transaction, groupRunId);
    if (!run) return;
    const rows = await findDeliveries(jobs, transaction, run);
    const ids = await repository.insertDeliveries(transaction, rows);
    if (ids.length > 0) await jobs.send('delivery', ids, transaction);
  });
}

async function findDeliveries(
  jobs: Dependencies['jobs'],
  transaction: Transaction,
  run: EndedRun,
): Promise<NewDelivery[]> {
  if (run.status === 'failed' || run.status === 'error') {
    const isTold = (await findUnannounced(transaction, [run.id])).length === 0;
    return isTold ? deliveriesOf(transaction, run, 'failure') : [];
  }
  if (run.status !== 'passed') return [];
  const recovery = await findRecoveryDeliveries(jobs, transaction, run);
  if (recovery === 'later') return [];
  const isFlaky = async () => (await findNewlyFlaky(transaction, run.id)).length > 0;
  const isSlow = async () => (await findSlowdown(transaction, run.id)) !== undefined;
  // A recipient gets the first of these, which names the flaky tests and the duration too.
  return [
    ...recovery,
    ...(await deliveriesIf(isFlaky, transaction, run, 'flaky')),
    ...(await deliveriesIf(isSlow, transaction, run, 'slow')),
  ];
}

/** The search reads many runs, so it is skipped where nobody wants to know. */
async function deliveriesIf(
  isFound: () => Promise<boolean>,
  ...about: Parameters<typeof deliveriesOf>
): Promise<NewDelivery[]> {
  const rows = await deliveriesOf(...about);
  return rows.length > 0 && (await isFound()) ? rows : [];
}

/** For those who were told of the failure, and members who want to know of repairs only; `later` while it is not known who was told. */
async function findRecoveryDeliveries(
  jobs: Dependencies['jobs'],
  transaction: Transaction,
  run: EndedRun,
): Promise<NewDelivery[] | 'later'> {
  const candidates = await deliveriesOf(transaction, run, 'recovery');
  if (candidates.length === 0) return [];
  const recovery = await findRecovery(transaction, run);
  if (!recovery) return [];
  const { failedRunIds } = recovery;
  if ((await jobs.findQueued('announce-run', failedRunIds.map(String), transaction)).length > 0) {
    await jobs.send('announce-run', [run.id], transaction, PAUSE);
    return 'later';
  }
  if ((await findUnannounced(transaction, failedRunIds)).length === failedRunIds.length) return [];
  const told = await repository.findToldOfFailure(transaction, failedRunIds);
  const wantFailures = await listInterested(transaction, run.companyId, 'failure', run.suiteId);
  const recoveredRunId = Math.max(...failedRunIds);
  return candidates
    .filter(
      ({ channel, recipient, userId }) =>
        told.some((other) => other.channel === channel && other.recipient === recipient) ||
        (userId !== null && !wantFailures.some((one) => one.userId === userId)),
    )
    .map((row) => ({ ...row, recoveredRunId }));
}

async function deliveriesOf(
  transaction: Transaction,
  { id, companyId, suiteId }: EndedRun,
  kind: PersonalNotificationKind,
): Promise<(NewDelivery & { userId: number | null })[]> {
  const recipients = await listRecipients(transaction, { companyId, kind, suiteId });
  return recipients.map((to) => ({ companyId, groupRunId: id, kind, ...to }));
}
