import type { ExecutionRecord } from '../../execution/execution-service.ts';
import { openRunRecord, type RecordDependencies } from '../record/run-record.ts';
import { startHeartbeat, type WorkerHeartbeat } from './heartbeat.ts';
import { findAttemptsOfDeadWorkers, removeDeadWorkers, type LiveCapacity } from './workers-repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FairQueue } from '../../../platform/jobs/queues.ts';
import { lockPending, runningIds, findLosses } from './requeue-repository.ts';
import type { TestRunKind } from '../tables.ts';
import { endAttempt } from './endings-repository.ts';
import type { Attempt } from './held-attempt-repository.ts';
import { requeue, type RequeueDependencies, type RequeueReason } from './requeue.ts';

export type { WorkerHeartbeat } from './heartbeat.ts';

/** How started runs come to the workers that carry them out, and back to the queue. */
export function createRunQueueService(dependencies: RecordDependencies) {
  return {
    /** For a worker: registers it until the returned heartbeat is closed. `live` absent: it takes no live sessions. */
    startHeartbeat: (live?: LiveCapacity): Promise<WorkerHeartbeat> =>
      startHeartbeat(dependencies, (attempt) => requeueOrEnd(dependencies, attempt, 'orphaned'), live),
    /** For a worker: claims a test run or a simulation; undefined if it is not pending any more, or has ended because its environment is gone. */
    openRecord: (runId: number, worker?: WorkerHeartbeat): Promise<ExecutionRecord | undefined> =>
      openRunRecord(dependencies, runId, worker),
    /** Requeues the tests of dead workers; after three workers they end as an error, simulations end at once. */
    requeueLost: (): Promise<void> => requeueLost(dependencies),
    /** Requeues pending runs that have no job, and removes jobs whose run is not executed. */
    requeueStranded: (): Promise<void> => requeueStranded(dependencies),
  };
}

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
async function requeueStranded({
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

/** A test that crashes every worker must end at some point. */
const MAX_ATTEMPTS = 3;
const GIVEN_UP = `The runner stopped responding in each of ${MAX_ATTEMPTS} attempts.`;
const SIMULATION_LOST = 'The runner stopped responding.';

/** Requeues the runs of dead workers, or ends them as `requeueOrEnd` says. */
async function requeueLost(dependencies: RequeueDependencies): Promise<void> {
  const { queries } = dependencies.database;
  for (const attempt of await findAttemptsOfDeadWorkers(queries))
    await requeueOrEnd(dependencies, attempt, 'worker-dead');
  await removeDeadWorkers(queries);
}

/**
 * Requeues an attempt that its worker has lost. A test that has lost too many workers ends as an error, and so does a simulation: the person in
 * front of it has seen its steps already.
 */
async function requeueOrEnd(
  dependencies: RequeueDependencies,
  attempt: Attempt,
  reason: Exclude<RequeueReason, 'worker-stopped'>,
): Promise<void> {
  const run = await findLosses(dependencies.database.queries, attempt.id);
  if (!run) return;
  const error =
    run.kind === 'simulation' ? SIMULATION_LOST : run.lostWorkers < MAX_ATTEMPTS - 1 ? null : GIVEN_UP;
  if (error === null) await requeue(dependencies, attempt, reason);
  else await endAttempt(dependencies, attempt, { status: 'error', error, videoKey: null, usage: null });
}
