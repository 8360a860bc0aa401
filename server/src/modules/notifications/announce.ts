import type { PersonalNotificationKind } from 'shared/constants';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import * as repository from './deliveries-repository.ts';
import type { EndedRun } from './deliveries-repository.ts';
import { findFailuresInARow, findUnannounced } from './failures-in-a-row-repository.ts';
import { findNewlyFlaky } from './flaky-repository.ts';
import { listInterested } from './personal/choices-repository.ts';
import { listRecipients } from './recipients.ts';
import { isTrial, matchesRoute, type RouteSubject } from './routing/match-route.ts';
import type { RouteRow } from './routing/routing-repository.ts';
import { findSlowdown } from './slowdown/slowdown-repository.ts';

/** Seconds until a recovery looks again whether the failure was announced. */
const PAUSE = 5;

type Dependencies = Pick<Platform, 'database' | 'jobs'>;
type Subject = EndedRun & RouteSubject;
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
  ended: EndedRun,
): Promise<NewDelivery[]> {
  if (ended.status !== 'failed' && ended.status !== 'error' && ended.status !== 'passed') return [];
  const run = { ...ended, ...(await repository.subjectOfRun(transaction, ended)) };
  if (run.status !== 'passed') {
    const isTold = (await findUnannounced(transaction, [run.id])).length === 0;
    return isTold ? deliveriesOf(transaction, run, 'failure', dueRoutes(transaction, run)) : [];
  }
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

/** Whether a route tells of this failure: by how many runs that fit it have failed in a row, those left out that the suite waits with. */
function dueRoutes(transaction: Transaction, run: Subject): (route: RouteRow) => Promise<boolean> {
  let found: Promise<Subject[]> | undefined;
  return async (route) => {
    const { only_changes: onlyChanges, after_failures: afterFailures } = route;
    if (!onlyChanges && afterFailures === 1) return true;
    found ??= findAnnounced(transaction, run);
    const count = (await found).filter((failed) => matchesRoute(route, failed)).length;
    return onlyChanges ? count === afterFailures : count >= afterFailures;
  };
}

async function findAnnounced(transaction: Transaction, run: Subject): Promise<Subject[]> {
  const { failed } = await findFailuresInARow(transaction, run);
  const unannounced = await findUnannounced(
    transaction,
    failed.map(({ id }) => id),
  );
  return failed.filter(({ id }) => !unannounced.includes(id)).map((one) => ({ ...run, ...one }));
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
  run: Subject,
): Promise<NewDelivery[] | 'later'> {
  const candidates = await deliveriesOf(transaction, run, 'recovery');
  if (candidates.length === 0) return [];
  const { failed, isRepaired } = await findFailuresInARow(transaction, run);
  if (!isRepaired) return [];
  const failedRunIds = failed.map(({ id }) => id);
  if ((await jobs.findQueued('announce-run', failedRunIds.map(String), transaction)).length > 0) {
    await jobs.send('announce-run', [run.id], transaction, PAUSE);
    return 'later';
  }
  const quiet = [
    ...(await findUnannounced(transaction, failedRunIds)),
    ...failed.filter((one) => isTrial({ ...run, ...one })).map(({ id }) => id),
  ];
  const isAnnounced = failedRunIds.some((id) => !quiet.includes(id));
  const told = await repository.findToldOfFailure(transaction, failedRunIds);
  const wantFailures = await listInterested(transaction, run.companyId, 'failure', run.suiteId);
  const recoveredRunId = Math.max(...failedRunIds);
  return candidates
    .filter(
      ({ channel, recipient, userId }) =>
        told.some(
          (other) => other.channel === channel && other.recipient.toLowerCase() === recipient.toLowerCase(),
        ) ||
        (isAnnounced && userId !== null && !wantFailures.some((one) => one.userId === userId)),
    )
    .map((row) => ({ ...row, recoveredRunId }));
}

async function deliveriesOf(
  transaction: Transaction,
  { id, companyId, ...subject }: Subject,
  kind: PersonalNotificationKind,
  isDue?: (route: RouteRow) => Promise<boolean>,
): Promise<(NewDelivery & { userId: number | null })[]> {
  const recipients = await listRecipients(transaction, { companyId, kind, subject, isDue });
  return recipients.map((to) => ({ companyId, groupRunId: id, kind, ...to }));
}
