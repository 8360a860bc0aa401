import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { OnGroupRunEnded } from './endings-repository.ts';

/** For the people and for the commit that the end of a group run is reported to. */
const QUEUES_OF_ENDED_RUNS = ['announce-run', 'check-run'] as const;

/** Has the end of a group run reported, once the transaction that ended it is stored. */
export function createEndAnnouncer(jobs: Jobs): OnGroupRunEnded {
  return async (groupRunId, transaction) => {
    for (const queue of QUEUES_OF_ENDED_RUNS) await jobs.send(queue, [groupRunId], transaction);
  };
}
