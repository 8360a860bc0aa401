import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { companyFolder } from '../../platform/storage/company-folder.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { BaselineRow } from './visual-checks-repository.ts';

/** A baseline that no run has used for this long is not compared with any more. */
export const BASELINE_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

/** The folder of all accepted screenshots of a test or module; a slash at the end. */
export const baselinesFolder = (companyId: number, blueprintId: number) =>
  `${companyFolder('baselines', companyId)}${blueprintId}/`;

/** A new key in a folder of its own, because storages remove folders. */
export const newBaselineKey = (companyId: number, blueprintId: number) =>
  `${baselinesFolder(companyId, blueprintId)}${randomUUID()}/screenshot.png`;

export async function removeBaselineFile(storage: Storage, key: string): Promise<void> {
  await storage.removeAll(key.slice(0, key.lastIndexOf('/') + 1));
}

/** undefined: the file is gone. */
export async function readImage(storage: Storage, key: string): Promise<Buffer | undefined> {
  const file = await storage.open(key);
  return file && buffer(file.stream);
}

/** The key of the screenshot to compare with; null: there is none, or it has expired. */
export function currentKey(baseline: BaselineRow | null | undefined): string | null {
  return baseline && !isExpired(baseline) ? baseline.storageKey : null;
}

/** Whether the baseline was not used for so long that it does not count any more. */
function isExpired({ storageKey, usedAt }: BaselineRow): boolean {
  return storageKey === null || usedAt.getTime() < Date.now() - BASELINE_LIFETIME_MS;
}
