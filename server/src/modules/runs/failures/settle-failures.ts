import type { Change } from 'shared/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { announceChanges } from '../../live/live-service.ts';
import type { ExecutedRunRow } from '../test-runs/test-runs-repository.ts';
import { setPassedSince, FAILED, findFailure, setFailure } from './failures-repository.ts';
import { takeOverVerdict } from '../../triage/take-over-service.ts';
import { failureCause as causeOf, failureSignature as signatureOf } from './failure-signature.ts';

/** Within the transaction that ends a test run: if it has passed, earlier failures of the test wait for a verdict no more. */
export async function settleFailures(transaction: Transaction, run: ExecutedRunRow): Promise<void> {
  const { kind, status, companyId, blueprintId } = run;
  if (kind !== 'test' || status !== 'passed' || blueprintId === null) return;
  const failures = await setPassedSince(transaction, run);
  const groupRunIds = new Set(
    failures.filter(({ hasWaited }) => hasWaited).map(({ groupRunId }) => groupRunId),
  );
  await announceChanges(transaction, companyId, [
    ...failures.map(({ id }): Change => ({ kind: 'test_run_verdict', id })),
    ...[...groupRunIds].map((id): Change => ({ kind: 'group_run', id })),
  ]);
}

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
