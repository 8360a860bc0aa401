import type { Queries, Transaction } from '../../platform/database/database.ts';
import { AppError, conflict, notFoundInCompany } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { newBaselineKey, readImage, removeBaselineFile } from './baseline-files.ts';
import { obstacleToAccepting } from './present-check.ts';
import * as repository from './visual-checks-repository.ts';

interface Acceptance {
  companyId: number;
  id: number;
  userId: number | null;
}

type AcceptableCheck = repository.FoundCheck & { blueprintId: number };

/**
 * Makes the screenshot of a check the baseline that later runs are compared with. Of two people who accept at the same time, the second
 * one is refused. The image is copied before the transaction, which a slow storage would keep open.
 * @throws AppError 404 for an unknown check, 409 where it cannot be accepted
 */
export async function acceptCheck(
  { database: { queries }, storage }: Pick<Platform, 'database' | 'storage'>,
  acceptance: Acceptance,
): Promise<void> {
  const found = await findAcceptable(queries, acceptance);
  const png = await readImage(storage, found.check.storageKey);
  if (!png) throw conflict('screenshot_removed', 'The screenshot is no longer there.');
  const copy = newBaselineKey(acceptance.companyId, found.blueprintId);
  await storage.put(copy, png, 'image/png');
  const replaced = await queries
    .transaction((transaction) => saveAcceptance(transaction, acceptance, found, copy))
    .catch(async (error: unknown) => {
      // After any other error the transaction may have been committed. A copy that is left goes with the test.
      if (error instanceof AppError) await removeBaselineFile(storage, copy);
      throw error;
    });
  if (replaced !== null) await removeBaselineFile(storage, replaced);
}

/** @returns the key of the replaced image; null: there was none */
async function saveAcceptance(
  transaction: Transaction,
  acceptance: Acceptance,
  copied: AcceptableCheck,
  storageKey: string,
): Promise<string | null> {
  const { companyId, userId } = acceptance;
  await repository.lockBlueprint(transaction, copied.blueprintId);
  const { check, blueprintId, baseline, stepNumber } = await findAcceptable(transaction, acceptance);
  if (check.storageKey !== copied.check.storageKey)
    throw conflict('screenshot_replaced', 'The run has taken another screenshot. Reload the page.');
  const acceptedAt = new Date();
  const { key, renderedBy, width, height, masks, testRunId } = check;
  await repository.saveBaseline(transaction, {
    blueprintId,
    key,
    renderedBy,
    width,
    height,
    masks,
    testRunId,
    acceptedAt,
    storageKey,
    acceptedBy: userId,
    usedAt: acceptedAt,
  });
  await repository.setAccepted(transaction, check.id, userId, acceptedAt);
  await recordEvent(transaction, {
    companyId,
    action: 'baseline.accepted',
    subject: { id: blueprintId, name: await repository.titleOf(transaction, blueprintId) },
    after: { test_run_id: testRunId, step: stepNumber, is_first: baseline === null },
  });
  return baseline?.storageKey ?? null;
}

async function findAcceptable(queries: Queries, { companyId, id }: Acceptance): Promise<AcceptableCheck> {
  const [found] = await repository.findChecks(queries, companyId, { id });
  if (!found) throw notFoundInCompany('The comparison');
  const obstacle = obstacleToAccepting(found);
  const { blueprintId } = found.check;
  if (obstacle || blueprintId === null)
    throw conflict(obstacle?.code ?? 'test_deleted', obstacle?.sentence ?? 'The test was deleted.');
  return { ...found, blueprintId };
}
