import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { testRuns, testRunSteps } from './tables.ts';
import { findSteps, type ExecutedRunRow } from './test-runs-repository.ts';

/**
 * Lets a failed test try again in its group run, within the transaction that ends the failed try and holds the group run: the try that
 * has failed is superseded, and a new one with the same definition waits for a worker. Undefined: no retries are left.
 */
export async function retryFailed(
  transaction: Queries,
  jobs: Pick<Jobs, 'enqueueFair'>,
  failed: ExecutedRunRow,
): Promise<ExecutedRunRow | undefined> {
  if (failed.status !== 'failed' || failed.retry >= failed.retries) return undefined;
  await transaction.update(testRuns).set({ isSuperseded: true }).where(eq(testRuns.id, failed.id));
  const next = onlyRow(await transaction.insert(testRuns).values(definitionOf(failed)).returning());
  const steps = await findSteps(transaction, failed.id);
  const copies = steps.map(({ stepNumber, place, type, task, useVision }) => ({
    testRunId: next.id,
    ...{ stepNumber, place, type, task, useVision },
  }));
  if (copies.length > 0) await transaction.insert(testRunSteps).values(copies);
  await jobs.enqueueFair('test-run', [{ id: next.id, companyId: next.companyId }], transaction);
  return next;
}

/** What the tries of a test have in common; everything else belongs to one of them. */
function definitionOf(run: ExecutedRunRow): typeof testRuns.$inferInsert {
  const { companyId, groupRunId, blueprintId, name, startingUrl, file, definitionHash } = run;
  const { browser, handlers, isQuarantined, rowName, rowValues, loginSteps, retries } = run;
  return {
    ...{ companyId, groupRunId, blueprintId, name, startingUrl, file, definitionHash },
    ...{ browser, handlers, isQuarantined, rowName, rowValues, loginSteps, retries },
    retry: run.retry + 1,
    inboxAddress: run.inboxAddress && anotherInbox(run.inboxAddress),
  };
}

/** Mails of the try before must not answer this one. The part behind the first dot names the company. */
const anotherInbox = (address: string) => address.replace(/^[^.@]+/u, randomBytes(8).toString('hex'));
