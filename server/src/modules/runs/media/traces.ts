import type { RunTrace } from 'runner';
import type { SentTestRun } from 'shared/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ExecutedRunRow } from '../test-runs/test-runs-repository.ts';
import { findRunsWithOldTraces, setTracesRemoved, TRACE_REMOVED } from './old-media-repository.ts';

/** A trace holds far more of a page than its screenshots do. */
const RETENTION_DAYS = 14;
/** Few enough to be noted soon after their files are removed. */
const MAX_ROWS = 20;
const FILE = 'trace.zip';

/** Stores the trace of an attempt in a folder of its own, which can be removed before the others. The result of the test counts more than its trace. */
export async function storeTrace(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  folder: string,
  { path, problem }: RunTrace,
): Promise<Pick<ExecutedRunRow, 'traceKey' | 'traceProblem'>> {
  if (path === null) return { traceKey: null, traceProblem: problem };
  const traceKey = `${folder}/trace/${FILE}`;
  try {
    await storage.putFile(traceKey, path, 'application/zip');
    return { traceKey, traceProblem: null };
  } catch (error) {
    log.error({ err: error, key: traceKey }, 'A trace could not be stored');
    return { traceKey: null, traceProblem: 'The trace could not be stored. The storage may be full.' };
  }
}

export function presentTrace(
  { id, traceKey, traceProblem, mediaRemovedAt }: ExecutedRunRow,
  storage: Pick<Storage, 'downloadAddress'>,
): SentTestRun['trace'] {
  if (traceKey === null) return traceProblem === null ? null : { url: null, problem: traceProblem };
  if (mediaRemovedAt) return { url: null, problem: TRACE_REMOVED };
  return { url: storage.downloadAddress(traceKey, `trace-${id}.zip`), problem: null };
}

/** Removes a few traces that are too old, as `removeOldMedia` does. False: there are no more. */
export async function removeOldTraces({
  database: { queries },
  storage,
}: Pick<Platform, 'database' | 'storage'>): Promise<boolean> {
  const old = await findRunsWithOldTraces(queries, RETENTION_DAYS, MAX_ROWS);
  for (const { traceKey } of old) await storage.removeAll(traceKey.slice(0, -FILE.length));
  await setTracesRemoved(
    queries,
    old.map(({ id }) => id),
  );
  return old.length === MAX_ROWS;
}
