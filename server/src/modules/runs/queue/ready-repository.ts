import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { environments } from '../../environments/tables.ts';
import { announceChanges } from '../../live/live-service.ts';
import { UNFINISHED } from '../group-runs/group-runs-repository.ts';
import { groupRuns, placeInLine, testRuns } from '../tables.ts';

/**
 * Whether a pending run may begin: not while its group run waits for others. The tests of an ordered suite wait for those of their group
 * run that come first: the one that is executed, then one that is tried again, then those before it.
 */
export const isReady: SQL = sql`(
  not exists (select from ${groupRuns} where ${groupRuns.id} = ${testRuns.groupRunId} and ${placeInLine} > 0)
  and (${testRuns.orderedSuiteId} is null or not exists (
    select from ${testRuns} other
    where other.group_run_id = ${testRuns.groupRunId} and other.ordered_suite_id = ${testRuns.orderedSuiteId}
      and other.status in ('pending', 'running')
      and (other.status = 'pending', -other.retry, other.id) < (true, -${testRuns.retry}, ${testRuns.id}))))`;

/** Enqueues the pending test runs among these that may begin. Those that have to wait have no job until then. */
export async function enqueueReady(
  transaction: Transaction,
  jobs: Pick<Jobs, 'enqueueFair'>,
  condition: SQL | undefined,
): Promise<void> {
  const ready = await findReady(transaction, condition);
  if (ready.length > 0) await jobs.enqueueFair('test-run', ready, transaction);
}

const findReady = (transaction: Transaction, condition: SQL | undefined) =>
  transaction
    .select({ id: testRuns.id, companyId: testRuns.companyId })
    .from(testRuns)
    .where(and(condition, eq(testRuns.status, 'pending'), isReady))
    .orderBy(asc(testRuns.id));

/**
 * Where the environment takes one run at a time, no other of its runs is started or ends until the transaction has ended: each start and
 * each end sees the others. False: it takes any number, or is gone.
 */
export async function lockLine(
  transaction: Transaction,
  environmentId: number | null | undefined,
): Promise<boolean> {
  if (environmentId === null || environmentId === undefined) return false;
  const locked = await transaction
    .select({ id: environments.id })
    .from(environments)
    .where(and(eq(environments.id, environmentId), eq(environments.oneRunAtATime, true)))
    .for('no key update');
  return locked.length > 0;
}

/** Lets the next run of the environment begin, after one has ended, and tells those behind it of their new places. */
export async function enqueueNextInLine(
  transaction: Transaction,
  jobs: Pick<Jobs, 'enqueueFair' | 'findQueued'>,
  environmentId: number | null,
): Promise<void> {
  if (environmentId === null || !(await lockLine(transaction, environmentId))) return;
  const waiting = await transaction
    .select({ id: groupRuns.id, companyId: groupRuns.companyId })
    .from(groupRuns)
    .where(and(eq(groupRuns.environmentId, environmentId), inArray(groupRuns.status, UNFINISHED)));
  const [first] = waiting;
  if (!first) return;
  const ids = waiting.map(({ id }) => id);
  const ready = await findReady(transaction, inArray(testRuns.groupRunId, ids));
  // The run that ended may have waited itself; then the tests of the first one have their jobs.
  const queued = new Set(
    await jobs.findQueued(
      'test-run',
      ready.map(({ id }) => String(id)),
      transaction,
    ),
  );
  const fresh = ready.filter(({ id }) => !queued.has(String(id)));
  if (fresh.length > 0) await jobs.enqueueFair('test-run', fresh, transaction);
  await announceChanges(
    transaction,
    first.companyId,
    ids.map((id) => ({ kind: 'group_run', id })),
  );
}

/** The same for all tests of a group run. */
export function enqueueReadyOfGroup(
  transaction: Transaction,
  jobs: Pick<Jobs, 'enqueueFair'>,
  groupRunId: number,
): Promise<void> {
  return enqueueReady(transaction, jobs, eq(testRuns.groupRunId, groupRunId));
}
