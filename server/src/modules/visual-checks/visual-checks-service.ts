import type { VisualBaselines } from 'runner';
import type { VisualCheck } from 'shared/contract';
import { AppError, notFoundInCompany } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptCheck } from './accept-check.ts';
import { BASELINE_LIFETIME_MS, baselinesFolder, removeBaselineFile } from './baseline-files.ts';
import { obstacleToAccepting, presentCheck } from './present-check.ts';
import { openRunBaselines, type VisualRun } from './run-baselines.ts';
import * as repository from './visual-checks-repository.ts';

/** Comparisons of pages with accepted screenshots. */
export type VisualChecksService = ReturnType<typeof createVisualChecksService>;

const MAX_ROWS = 20;

export function createVisualChecksService(platform: Pick<Platform, 'database' | 'storage' | 'log'>) {
  const { database, storage } = platform;
  const { queries } = database;

  async function find(companyId: number, testRunId: number): Promise<repository.FoundCheck[]> {
    if (!(await repository.ownsTestRun(queries, companyId, testRunId)))
      throw notFoundInCompany('The test run');
    return repository.findChecks(queries, companyId, { testRunId });
  }

  async function list(companyId: number, testRunId: number): Promise<VisualCheck[]> {
    return (await find(companyId, testRunId)).map((found) => presentCheck(found, storage));
  }

  /** @returns how many could be accepted */
  async function acceptEach(found: repository.FoundCheck[], userId: number | null): Promise<number> {
    let accepted = 0;
    for (const one of found) {
      if (obstacleToAccepting(one)) continue;
      try {
        await acceptCheck(platform, { companyId: one.companyId, id: one.check.id, userId });
        accepted += 1;
      } catch (error) {
        // Someone else was faster.
        if (!(error instanceof AppError)) throw error;
      }
    }
    return accepted;
  }

  return {
    /** For the worker. */
    openForRun: (run: VisualRun): VisualBaselines => openRunBaselines(platform, run),
    /** In the order of the steps. 404 for an unknown test run, here and below. */
    list,
    /** Makes the screenshot the accepted one. 409 if it is the same, or another one was accepted meanwhile. `userId` null: a program. */
    async accept(companyId: number, id: number, userId: number | null): Promise<VisualCheck> {
      await acceptCheck(platform, { companyId, id, userId });
      const [found] = await repository.findChecks(queries, companyId, { id });
      if (!found) throw notFoundInCompany('The comparison');
      return presentCheck(found, storage);
    },
    /** Accepts what can be accepted. */
    async acceptAll(companyId: number, testRunId: number, userId: number | null): Promise<VisualCheck[]> {
      await acceptEach(await find(companyId, testRunId), userId);
      return list(companyId, testRunId);
    },
    /** The same for all tests of a group run. @returns how many were accepted. 404 for an unknown group run. */
    async acceptAllOfGroupRun(companyId: number, groupRunId: number, userId: number | null): Promise<number> {
      if (!(await repository.ownsGroupRun(queries, companyId, groupRunId)))
        throw notFoundInCompany('The run');
      return acceptEach(await repository.findChecks(queries, companyId, { groupRunId }), userId);
    },
    /** Removes the accepted screenshots of tests and modules that were deleted. */
    async removeFiles(companyId: number, blueprintIds: number[]): Promise<void> {
      for (const id of blueprintIds) await storage.removeAll(baselinesFolder(companyId, id));
    },
    /** Removes a few accepted screenshots that no run has used for 90 days. False: there are no more. */
    async removeExpired(): Promise<boolean> {
      const since = new Date(Date.now() - BASELINE_LIFETIME_MS);
      const unused = await repository.findUnusedImages(queries, since, MAX_ROWS);
      // The files go first: what a crash leaves is found again.
      for (const key of unused) await removeBaselineFile(storage, key);
      await repository.forgetImages(queries, unused);
      return unused.length === MAX_ROWS;
    },
  };
}
