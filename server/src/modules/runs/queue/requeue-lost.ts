import { endAttempt } from './endings-repository.ts';
import type { Attempt } from './held-attempt-repository.ts';
import { findLosses } from './requeue-repository.ts';
import { requeue, type RequeueDependencies, type RequeueReason } from './requeue.ts';
import { findAttemptsOfDeadWorkers, removeDeadWorkers } from './workers-repository.ts';

/** A test that crashes every worker must end at some point. */
const MAX_ATTEMPTS = 3;
const GIVEN_UP = `The runner stopped responding in each of ${MAX_ATTEMPTS} attempts.`;
const SIMULATION_LOST = 'The runner stopped responding.';

/** Requeues the runs of dead workers, or ends them as `requeueOrEnd` says. */
export async function requeueLost(dependencies: RequeueDependencies): Promise<void> {
  const { queries } = dependencies.database;
  for (const attempt of await findAttemptsOfDeadWorkers(queries))
    await requeueOrEnd(dependencies, attempt, 'worker-dead');
  await removeDeadWorkers(queries);
}

/**
 * Requeues an attempt that its worker has lost. A test that has lost too many workers ends as an error, and so does a simulation: the person in
 * front of it has seen its steps already.
 */
export async function requeueOrEnd(
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
