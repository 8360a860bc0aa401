import type { Transaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';

/** For the people and for the commit that the end of a group run is reported to. */
const QUEUES_OF_ENDED_RUNS = ['announce-run', 'check-run'] as const;

/** Has the end of a group run reported, once the transaction that ended it is stored. */
export async function announceEnd(transaction: Transaction, jobs: Jobs, groupRunId: number): Promise<void> {
  for (const queue of QUEUES_OF_ENDED_RUNS) await jobs.send(queue, [groupRunId], transaction);
}
