import type { ExecutionRecord } from '../../execution/execution-service.ts';
import { openRunRecord, type RecordDependencies } from '../record/run-record.ts';
import { startHeartbeat, type WorkerHeartbeat } from './heartbeat.ts';
import { requeueLost, requeueOrEnd } from './requeue-lost.ts';
import { requeueStranded } from './requeue-stranded.ts';
import type { LiveCapacity } from './workers-repository.ts';

export type { WorkerHeartbeat } from './heartbeat.ts';

/** How started runs come to the workers that carry them out, and back to the queue. */
export interface RunQueueService {
  /** For a worker: registers it until the returned heartbeat is closed. `live` absent: it takes no live sessions. */
  startHeartbeat(live?: LiveCapacity): Promise<WorkerHeartbeat>;
  /** For a worker: claims a test run or a simulation; undefined if it is not pending any more, or has ended because its environment is gone. */
  openRecord(runId: number, worker?: WorkerHeartbeat): Promise<ExecutionRecord | undefined>;
  /** Requeues the tests of dead workers; after three workers they end as an error, simulations end at once. */
  requeueLost(): Promise<void>;
  /** Requeues pending runs that have no job, and removes jobs whose run is not executed. */
  requeueStranded(): Promise<void>;
}

export function createRunQueueService(dependencies: RecordDependencies): RunQueueService {
  return {
    startHeartbeat: (live) =>
      startHeartbeat(dependencies, (attempt) => requeueOrEnd(dependencies, attempt, 'orphaned'), live),
    openRecord: (runId, worker) => openRunRecord(dependencies, runId, worker),
    requeueLost: () => requeueLost(dependencies),
    requeueStranded: () => requeueStranded(dependencies),
  };
}
