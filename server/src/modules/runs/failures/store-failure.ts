import type { Transaction } from '../../../platform/database/database.ts';
import { takeOverVerdict } from '../../triage/triage-service.ts';
import type { ExecutedRunRow } from '../test-runs/test-runs-repository.ts';
import { failureCause as causeOf, failureSignature as signatureOf } from './failure-signature.ts';
import { FAILED, findFailure, setFailure } from './failures-repository.ts';

/**
 * Within the transaction that ends a test run: stores what it failed with, and the verdict that is known of it. Nothing for one that has
 * not failed, and for a simulation. `counts`: it is not tried again. One in quarantine waits for no verdict: someone looks after it already.
 */
export async function storeFailure(
  transaction: Transaction,
  run: ExecutedRunRow,
  { counts }: { counts: boolean },
): Promise<void> {
  if (run.kind !== 'test' || !FAILED.includes(run.status)) return;
  const failure = await findFailure(transaction, run);
  const [failureSignature, failureCause] = [signatureOf(failure), causeOf(failure)];
  const isKnown = counts && (await takeOverVerdict(transaction, { ...run, failureSignature }));
  const needsReview = counts && !isKnown && !run.isQuarantined;
  await setFailure(transaction, run.id, { failureSignature, failureCause, needsReview });
}
