import type { Services } from '../modules/services.ts';
import type { Log } from '../platform/log.ts';
import { repeat } from './repeat.ts';
import type { RunningService } from './run-process.ts';

const LOST_RUNS_INTERVAL = 1000;
const WAITING_INTERVAL = 60_000;
const TIDY_INTERVAL = 10 * 60 * 1000;

/** Lets runs begin again whose worker has gone, sends those again whose job is lost, removes what has expired, and counts unclear steps again after an upgrade. It outlives the workers; any number may run. */
export function startMaintenance(
  { auth, blueprints, memories, runs, simulations, testRuns }: Services,
  log: Log,
): RunningService {
  const stops = [
    repeat(LOST_RUNS_INTERVAL, log, async () => {
      await runs.recoverLost();
      await simulations.endLost();
    }),
    repeat(WAITING_INTERVAL, log, async () => {
      await runs.resendWaiting();
      await simulations.resendWaiting();
    }),
    repeat(TIDY_INTERVAL, log, async () => ((await testRuns.removeOldMedia()) ? 0 : undefined)),
    repeat(TIDY_INTERVAL, log, async () => {
      await simulations.deleteExpired();
      await auth.deleteExpired();
      await memories.deleteUnused();
    }),
    repeat(TIDY_INTERVAL, log, () => blueprints.recountUnclearSteps()),
  ];
  return {
    async close() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
