import type { Platform } from '../../platform/platform.ts';
import { isLost } from '../execution/execution-service.ts';
import { endAttempt, type OnGroupRunEnded } from './endings-repository.ts';
import { putBack } from './put-back.ts';
import { testRuns } from './tables.ts';

/** A test that takes every worker down with it must come to an end. */
const MOST_ATTEMPTS = 3;
const GIVEN_UP = `The runner stopped responding in each of ${MOST_ATTEMPTS} attempts.`;

/** Lets runs whose worker has gone begin again; those that have lost too many end as an error that says so. */
export async function recoverLost(
  dependencies: Pick<Platform, 'database' | 'jobs' | 'storage'>,
  onGroupRunEnded: OnGroupRunEnded,
): Promise<void> {
  const { queries } = dependencies.database;
  const lost = await queries
    .select({ id: testRuns.id, number: testRuns.attempt, lostWorkers: testRuns.lostWorkers })
    .from(testRuns)
    .where(isLost(testRuns));
  for (const { lostWorkers, ...attempt } of lost) {
    if (lostWorkers < MOST_ATTEMPTS - 1) await putBack(dependencies, attempt, 'lost');
    else
      await endAttempt(
        queries,
        attempt,
        { status: 'error', error: GIVEN_UP, videoKey: null, usage: null },
        onGroupRunEnded,
      );
  }
}
