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
export function startMaintenance(services: Services, log: Log): RunningService {
  const stops = [
    repeat(LOST_RUNS_INTERVAL_MS, log, () => services.runQueue.requeueLost()),
    repeat(LOST_SESSIONS_INTERVAL_MS, log, () => services.liveSessions.endLost()),
    repeat(STRANDED_RUNS_INTERVAL_MS, log, () => services.runQueue.requeueStranded()),
    repeat(DIGESTS_INTERVAL_MS, log, () => services.notifications.announceDigests()),
    repeat(TIDY_INTERVAL_MS, log, async () => ((await services.testRuns.removeOldMedia()) ? 0 : undefined)),
    repeat(TIDY_INTERVAL_MS, log, async () => ((await services.mails.removeOld()) ? 0 : undefined)),
    repeat(TIDY_INTERVAL_MS, log, () => services.simulations.deleteExpired()),
    repeat(TIDY_INTERVAL_MS, log, () => services.testRuns.deleteUnusedPages()),
    repeat(TIDY_INTERVAL_MS, log, () => services.auth.deleteExpired()),
    repeat(TIDY_INTERVAL_MS, log, () => services.apiKeys.deleteRevoked()),
    repeat(TIDY_INTERVAL_MS, log, () => services.account.deleteExpired()),
    repeat(TIDY_INTERVAL_MS, log, () => services.liveSessions.deleteExpired()),
    repeat(TIDY_INTERVAL_MS, log, () => services.plans.deleteUnused()),
    repeat(TIDY_INTERVAL_MS, log, () => services.shareLinks.deleteEnded()),
    repeat(TIDY_INTERVAL_MS, log, () => services.idempotency.deleteExpired()),
    repeat(TIDY_INTERVAL_MS, log, async () =>
      (await services.visualChecks.removeExpired()) ? 0 : undefined,
    ),
    repeat(TIDY_INTERVAL_MS, log, () => services.blueprints.recountUnclearSteps()),
    repeat(TIDY_INTERVAL_MS, log, () => services.quarantines.announceEndings()),
    repeat(TIDY_INTERVAL_MS, log, () => services.audit.removeOld()),
  ];
  return {
    async close() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
