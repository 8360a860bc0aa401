import type { Change } from 'shared/contract';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { throttled } from '../../platform/throttled.ts';
import { announceChanges } from '../live/live-service.ts';
import type { testRuns } from './tables.ts';

/** Between two announcements of what a run has stored. One in each transaction would take two thirds of the database's writes. */
const PROGRESS_INTERVAL_MS = 150;

export type AnnouncedRun = Pick<
  typeof testRuns.$inferSelect,
  'id' | 'companyId' | 'groupRunId' | 'simulationId'
>;

/** The columns of a run that an announcement needs, for `returning`. */
export const announcedColumns = ({ id, companyId, groupRunId, simulationId }: typeof testRuns) => ({
  id,
  companyId,
  groupRunId,
  simulationId,
});

/** Announces the new status of runs of a company when the transaction commits. */
export async function announceStatus(transaction: Transaction, runs: AnnouncedRun[]): Promise<void> {
  const [first] = runs;
  if (!first) return;
  const groupRunIds = new Set(runs.map(({ groupRunId }) => groupRunId).filter((id) => id !== null));
  const groupRuns = [...groupRunIds].map((id): Change => ({ kind: 'group_run', id }));
  await announceChanges(transaction, first.companyId, [...runs.map(changeOf), ...groupRuns]);
}

/** Returns a function that announces what a run has stored: not each time, but the last time for sure. No one waits for it. */
export function progressAnnouncer(
  { database: { queries }, log }: Pick<Platform, 'database' | 'log'>,
  run: AnnouncedRun,
): () => void {
  return throttled(PROGRESS_INTERVAL_MS, () => {
    // Pages poll too.
    announceChanges(queries, run.companyId, [changeOf(run)]).catch((error: unknown) => {
      log.debug({ err: error }, 'Progress could not be announced');
    });
  });
}

function changeOf({ id, simulationId }: AnnouncedRun): Change {
  return simulationId === null ? { kind: 'test_run', id } : { kind: 'simulation', id: simulationId };
}
