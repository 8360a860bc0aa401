import type { RunFile } from 'shared/contract';
import type { Queries } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { RunEvent } from 'runner';
import type { Attempt } from '../queue/held-attempt-repository.ts';
import { findRunFiles, insertRunFile } from './run-files-repository.ts';
import { stripNulCharacters } from '../record/strip-nul-characters.ts';
import type { ExecutedRunRow } from '../test-runs/test-runs-repository.ts';

type FileEvent = Extract<RunEvent, { type: 'file' }>;

/** Stores the downloads of an attempt in its folder. One that the storage does not take is left out: the result of the test counts more. */
export function storeRunFiles(
  { database, storage, log }: Pick<Platform, 'database' | 'storage' | 'log'>,
  attempt: Attempt,
  folder: string,
): (event: FileEvent) => Promise<void> {
  let count = 0;
  return async ({ stepIndex, file }) => {
    // The name may have any letters; that of a key may not.
    const storageKey = `${folder}/file-${++count}`;
    try {
      await storage.putFile(storageKey, file.path, file.contentType);
    } catch (error) {
      log.error({ err: error, key: storageKey }, 'A download could not be stored');
      return;
    }
    await insertRunFile(database.queries, attempt, {
      stepNumber: stepIndex === null ? null : stepIndex + 1,
      name: stripNulCharacters(file.name),
      contentType: file.contentType,
      size: file.size,
      storageKey,
    });
  };
}

/** In the order of their completion. */
export async function listRunFiles(
  queries: Queries,
  storage: Storage,
  { id, mediaRemovedAt }: Pick<ExecutedRunRow, 'id' | 'mediaRemovedAt'>,
): Promise<RunFile[]> {
  const rows = await findRunFiles(queries, id);
  return rows.map((row) => ({
    id: row.id,
    step_number: row.stepNumber,
    name: row.name,
    content_type: row.contentType,
    size: row.size,
    url: mediaRemovedAt ? null : storage.downloadAddress(row.storageKey, row.name),
  }));
}
