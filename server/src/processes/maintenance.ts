import type { Services } from '../modules/services.ts';
import type { Log } from '../platform/log.ts';
import { repeat } from './repeat.ts';
import type { RunningService } from './run-process.ts';

const LOST_RUNS_INTERVAL_MS = 1000;
const LOST_SESSIONS_INTERVAL_MS = 5000;
const STRANDED_RUNS_INTERVAL_MS = 15_000;
const DIGESTS_INTERVAL_MS = 60_000;
const TIDY_INTERVAL_MS = 10 * 60 * 1000;

/**
 * Requeues runs whose worker is dead or whose job is lost, ends the live sessions of such workers, removes what has expired, counts unclear steps again after an upgrade, announces the ends of quarantines, and sends digests. It
 * outlives the workers; any number of processes may run it.
 */
export function startMaintenance(
  {
    apiKeys,
    audit,
    account,
    auth,
    blueprints,
    idempotency,
    liveSessions,
    mails,
    notifications,
    plans,
    quarantines,
    runQueue,
    shareLinks,
    simulations,
    testRuns,
    visualChecks,
  }: Services,
  log: Log,
): RunningService {
  const stops = [
    repeat(LOST_RUNS_INTERVAL_MS, log, () => runQueue.requeueLost()),
    repeat(LOST_SESSIONS_INTERVAL_MS, log, () => liveSessions.endLost()),
    repeat(STRANDED_RUNS_INTERVAL_MS, log, () => runQueue.requeueStranded()),
    repeat(DIGESTS_INTERVAL_MS, log, () => notifications.announceDigests()),
    repeat(TIDY_INTERVAL_MS, log, async () => ((await testRuns.removeOldMedia()) ? 0 : undefined)),
    repeat(TIDY_INTERVAL_MS, log, async () => ((await mails.removeOld()) ? 0 : undefined)),
    repeat(TIDY_INTERVAL_MS, log, () => simulations.deleteExpired()),
    repeat(TIDY_INTERVAL_MS, log, () => testRuns.deleteUnusedPages()),
    repeat(TIDY_INTERVAL_MS, log, () => auth.deleteExpired()),
    repeat(TIDY_INTERVAL_MS, log, () => apiKeys.deleteRevoked()),
    repeat(TIDY_INTERVAL_MS, log, () => account.deleteExpired()),
    repeat(TIDY_INTERVAL_MS, log, () => liveSessions.deleteExpired()),
    repeat(TIDY_INTERVAL_MS, log, () => plans.deleteUnused()),
    repeat(TIDY_INTERVAL_MS, log, () => shareLinks.deleteEnded()),
    repeat(TIDY_INTERVAL_MS, log, () => idempotency.deleteExpired()),
    repeat(TIDY_INTERVAL_MS, log, async () => ((await visualChecks.removeExpired()) ? 0 : undefined)),
    repeat(TIDY_INTERVAL_MS, log, () => blueprints.recountUnclearSteps()),
    repeat(TIDY_INTERVAL_MS, log, () => quarantines.announceEndings()),
    repeat(TIDY_INTERVAL_MS, log, () => audit.removeOld()),
  ];
  return {
    async close() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
