import type { Transaction } from '../../../platform/database/database.ts';
import { insertNextTry } from './retries-repository.ts';
import type { testRuns } from '../tables.ts';
import type { ExecutedRunRow } from '../test-runs/test-runs-repository.ts';

/**
 * Lets a failed test try again in its group run, within the transaction that ends the failed try and holds the group run: the try that
 * has failed is superseded by a new one with the same definition, which the caller enqueues. Undefined: no retries are left.
 */
export async function retryFailed(
  transaction: Transaction,
  failed: ExecutedRunRow,
): Promise<ExecutedRunRow | undefined> {
  if (failed.status !== 'failed' || failed.retry >= failed.retries) return undefined;
  return insertNextTry(transaction, failed.id, definitionOf(failed));
}

/** What the tries of a test have in common; everything else belongs to one of them. */
function definitionOf(run: ExecutedRunRow): typeof testRuns.$inferInsert {
  const { companyId, groupRunId, blueprintId, name, startingUrl, file, definitionHash } = run;
  const { browser, handlers, isQuarantined, rowName, rowValues, loginSteps, retries, orderedSuiteId } = run;
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
    orderedSuiteId,
    retry: run.retry + 1,
  };
}
