import type { Platform } from '../../../platform/platform.ts';
import { announceStatus } from '../announce-runs.ts';
import type { Attempt } from './held-attempt-repository.ts';
import { lockGroupRun } from '../group-runs/group-runs-repository.ts';
import { clearResults, findBegunSteps, setWaiting } from './requeue-repository.ts';
import { restartedMark } from './restarted-mark.ts';
import { attemptFolder } from '../media/run-folder.ts';

export type RequeueDependencies = Pick<Platform, 'database' | 'jobs' | 'storage'>;

/** `worker-dead`: the scheduler found no heartbeat; `orphaned`: its worker does not execute it; `worker-stopped`: its worker releases it. */
export type RequeueReason = 'worker-dead' | 'orphaned' | 'worker-stopped';

/**
 * Takes the run of a test from its worker and lets it wait for another one, which starts with the first step: what the attempt has stored
 * is removed. False: the attempt was lost before, or a worker thought dead has a heartbeat again.
 */
export async function requeue(
  { database: { queries }, jobs, storage }: RequeueDependencies,
  attempt: Attempt,
  reason: RequeueReason,
): Promise<boolean> {
  const run = await queries.transaction(async (transaction) => {
    await lockGroupRun(transaction, attempt.id);
    const waiting = await setWaiting(transaction, attempt, {
      isLoss: reason !== 'worker-stopped',
      onlyIfDead: reason === 'worker-dead',
    });
    if (!waiting) return undefined;
    const steps = await findBegunSteps(transaction, waiting.id);
    await clearResults(transaction, waiting.id, restartedMark(attempt.number + 1, steps));
    await jobs.requeue('test-run', waiting, transaction);
    await announceStatus(transaction, [waiting]);
    return waiting;
  });
  if (!run) return false;
  await storage.removeAll(`${attemptFolder(run, attempt.number)}/`);
  return true;
}
