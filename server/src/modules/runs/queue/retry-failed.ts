import type { Transaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { insertNextTry } from './retries-repository.ts';
import type { testRuns } from '../tables.ts';
import type { ExecutedRunRow } from '../test-runs/test-runs-repository.ts';

/**
 * Lets a failed test try again in its group run, within the transaction that ends the failed try and holds the group run: the try that
 * has failed is superseded, and a new one with the same definition waits for a worker. Undefined: no retries are left.
 */
export async function retryFailed(
  transaction: Transaction,
  jobs: Pick<Jobs, 'enqueueFair'>,
  failed: ExecutedRunRow,
): Promise<ExecutedRunRow | undefined> {
  if (failed.status !== 'failed' || failed.retry >= failed.retries) return undefined;
  const next = await insertNextTry(transaction, failed.id, definitionOf(failed));
  await jobs.enqueueFair('test-run', [{ id: next.id, companyId: next.companyId }], transaction);
  return next;
}

/** What the tries of a test have in common; everything else belongs to one of them. */
function definitionOf(run: ExecutedRunRow): typeof testRuns.$inferInsert {
  const { companyId, groupRunId, blueprintId, name, startingUrl, file, definitionHash } = run;
  const { browser, handlers, isQuarantined, rowName, rowValues, loginSteps, retries } = run;
  return {
    companyId,
    groupRunId,
    blueprintId,
    name,
    startingUrl,
    file,
    definitionHash,
    browser,
    handlers,
    isQuarantined,
    rowName,
    rowValues,
    loginSteps,
    retries,
    retry: run.retry + 1,
  };
}
