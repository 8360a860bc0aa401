import { buffer } from 'node:stream/consumers';
import type { Queries } from '../../platform/database/database.ts';
import type { InlineImage } from '../../platform/mail/mailer.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { FailureReport } from './failure-report.ts';
import { findScreenshotKeys } from './report-repository.ts';

const MAX_SCREENSHOTS = 3;
const MAX_BYTES = 400_000;

/**
 * What pages showed when the first tests failed, by the ids of the test runs. Secrets in them are black, as the runner has taken them. One that
 * is large, or cannot be read, is left out: the message does not wait for it.
 */
export async function loadScreenshots(
  queries: Queries,
  storage: Storage,
  { failures }: FailureReport,
): Promise<Map<number, InlineImage>> {
  const ids = failures.slice(0, MAX_SCREENSHOTS).map(({ id }) => id);
  const screenshots = new Map<number, InlineImage>();
  for (const [id, key] of await findScreenshotKeys(queries, ids)) {
    const jpeg = await read(storage, key).catch(() => undefined);
    if (jpeg) screenshots.set(id, { cid: `test-run-${id}`, jpeg });
  }
  return screenshots;
}

async function read(storage: Storage, key: string): Promise<Buffer | undefined> {
  const size = await storage.size(key);
  if (size === undefined || size > MAX_BYTES) return undefined;
  const file = await storage.open(key);
  return file && buffer(file.stream);
}
