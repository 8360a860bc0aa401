import type { Services } from '../modules/services.ts';
import type { Log } from '../platform/log.ts';
import { repeat } from './repeat.ts';
import type { RunningService } from './run-process.ts';

const LOST_RUNS_INTERVAL_MS = 1000;
const STRANDED_RUNS_INTERVAL_MS = 15_000;
const TIDY_INTERVAL_MS = 10 * 60 * 1000;

/**
 * Requeues runs whose worker is dead or whose job is lost, removes what has expired, and counts unclear steps again after an upgrade. It
 * outlives the workers; any number of processes may run it.
 */
export function startMaintenance(
  { auth, blueprints, memories, runs, testRuns, trials }: Services,
  log: Log,
): RunningService {
  const stops = [
    repeat(LOST_RUNS_INTERVAL_MS, log, () => runs.requeueLost()),
    repeat(STRANDED_RUNS_INTERVAL_MS, log, () => runs.requeueStranded()),
    repeat(TIDY_INTERVAL_MS, log, async () => ((await testRuns.removeOldMedia()) ? 0 : undefined)),
    repeat(TIDY_INTERVAL_MS, log, async () => {
      await trials.deleteExpired();
      await auth.deleteExpired();
      await memories.deleteUnused();
    }),
    repeat(TIDY_INTERVAL_MS, log, () => blueprints.recountUnclearSteps()),
  ];
  return {
    async close() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
