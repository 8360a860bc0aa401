import type { Platform } from '../../../platform/platform.ts';
import { findRunsWithOldMedia, setMediaRemoved } from './old-media-repository.ts';
import { runFolder } from './run-folder.ts';

/** Few enough to be noted soon after their files are removed. */
const MAX_ROWS = 20;

/**
 * Removes the media of a few finished test runs that are older than the configured days. False: there are no more.
 * The files are removed first and then noted: a process that is killed in between leaves the runs to the next one. Concurrent processes
 * may take the same runs, which does no harm. Simulations expire as a whole.
 */
export async function removeOldMedia({
  config: { mediaRetentionDays },
  database: { queries },
  storage,
}: Pick<Platform, 'config' | 'database' | 'storage'>): Promise<boolean> {
  if (mediaRetentionDays === 0) return false;
  const old = await findRunsWithOldMedia(queries, mediaRetentionDays, MAX_ROWS);
  for (const run of old) await storage.removeAll(`${runFolder(run)}/`);
  await setMediaRemoved(
    queries,
    old.map(({ id }) => id),
  );
  return old.length === MAX_ROWS;
}
