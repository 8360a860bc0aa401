import type { Platform } from '../../platform/platform.ts';
import { lockRunsWithOldMedia, setMediaRemoved } from './old-media-repository.ts';
import { runFolder } from './run-folder.ts';

/** Few enough rows to keep locked while their files are removed. */
const MAX_ROWS = 20;

/**
 * Removes the media of a few finished test runs that are older than the configured days. False: there are no more.
 * The files are removed first and then noted in the locked rows: a process that is killed in between leaves the rows to the next one, and
 * concurrent processes take different rows. Trials expire as a whole.
 */
export async function removeOldMedia({
  config: { mediaRetentionDays },
  database: { queries },
  storage,
}: Pick<Platform, 'config' | 'database' | 'storage'>): Promise<boolean> {
  if (mediaRetentionDays === 0) return false;
  return queries.transaction(async (transaction) => {
    const old = await lockRunsWithOldMedia(transaction, mediaRetentionDays, MAX_ROWS);
    for (const run of old) await storage.removeAll(`${runFolder(run)}/`);
    await setMediaRemoved(
      transaction,
      old.map(({ id }) => id),
    );
    return old.length === MAX_ROWS;
  });
}
