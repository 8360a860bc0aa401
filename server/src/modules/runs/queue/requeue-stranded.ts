import type { Platform } from '../../../platform/platform.ts';
import type { FairQueue } from '../../../platform/jobs/queues.ts';
import { lockPending, runningIds } from './requeue-repository.ts';
import type { TestRunKind } from '../tables.ts';

/** A worker claims a run as soon as it has its job, and completes the job as soon as the run has ended. */
const JOB_SECONDS = 15;
/** A run that may begin has a job; one that waits for this long without any has lost it. */
const WAITING_SECONDS = 30;

const QUEUE_OF_KIND = { test: 'test-run', simulation: 'simulation' } as const satisfies Record<
  TestRunKind,
  FairQueue
>;

/**
 * Repairs what does not fit together because a worker died between its job and its run: jobs whose run is not executed are removed, and
 * pending runs that may begin and have no job get a new one. Any number of processes may do so concurrently.
 */
export async function requeueStranded({
  database: { queries },
  jobs,
}: Pick<Platform, 'database' | 'jobs'>): Promise<void> {
  for (const [kind, queue] of Object.entries(QUEUE_OF_KIND) as [TestRunKind, FairQueue][])
    await queries.transaction(async (transaction) => {
      await jobs.removeActive(queue, JOB_SECONDS, runningIds(transaction, kind), transaction);
      const waiting = await lockPending(transaction, kind, WAITING_SECONDS);
      const ids = waiting.map(({ id }) => String(id));
      const queued = new Set(await jobs.findQueued(queue, ids, transaction));
      const stranded = waiting.filter(({ id }) => !queued.has(String(id)));
      if (stranded.length > 0) await jobs.enqueueFair(queue, stranded, transaction);
    });
}
