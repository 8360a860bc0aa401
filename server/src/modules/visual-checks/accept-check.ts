import { conflict, notFoundInCompany } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { newBaselineKey, readImage, removeBaselineFile } from './baseline-files.ts';
import { obstacleToAccepting } from './present-check.ts';
import * as repository from './visual-checks-repository.ts';

/**
 * Makes the screenshot of a check the baseline that later runs are compared with. Of two people who accept at the same time, the second
 * one is refused.
 * @throws AppError 404 for an unknown check, 409 where it cannot be accepted
 */
export async function acceptCheck(
  { database: { queries }, storage }: Pick<Platform, 'database' | 'storage'>,
  { companyId, id, userId }: { companyId: number; id: number; userId: number | null },
): Promise<void> {
  let written: string | undefined;
  const replaced = await queries
    .transaction(async (transaction) => {
      const find = async () => (await repository.findChecks(transaction, companyId, { id }))[0];
      await repository.lockBlueprint(transaction, (await find())?.check.blueprintId ?? 0);
      const found = await find();
      if (!found) throw notFoundInCompany('The comparison');
      const obstacle = obstacleToAccepting(found);
      const { check, baseline } = found;
      const { blueprintId } = check;
      if (obstacle || blueprintId === null)
        throw conflict(obstacle?.code ?? 'test_deleted', obstacle?.sentence ?? 'The test was deleted.');
      const png = await readImage(storage, check.storageKey);
      if (!png) throw conflict('screenshot_removed', 'The screenshot is no longer there.');
      written = newBaselineKey(companyId, blueprintId);
      await storage.put(written, png, 'image/png');
      const acceptedAt = new Date();
      const { key, renderedBy, width, height, masks, testRunId } = check;
      await repository.saveBaseline(transaction, {
        ...{ blueprintId, key, renderedBy, width, height, masks, testRunId, acceptedAt },
        storageKey: written,
        acceptedBy: userId,
        usedAt: acceptedAt,
      });
      await repository.setAccepted(transaction, check.id, userId, acceptedAt);
      await recordEvent(transaction, {
        companyId,
        action: 'baseline.accepted',
        subject: { id: blueprintId, name: await repository.titleOf(transaction, blueprintId) },
        after: { test_run_id: testRunId, step: found.stepNumber, is_first: baseline === null },
      });
      return baseline?.storageKey ?? null;
    })
    .catch(async (error: unknown) => {
      if (written !== undefined) await removeBaselineFile(storage, written);
      throw error;
    });
  if (replaced !== null) await removeBaselineFile(storage, replaced);
}
