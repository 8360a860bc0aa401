import type { Change } from 'shared/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { announceChanges } from '../../live/live-service.ts';
import type { ExecutedRunRow } from '../test-runs/test-runs-repository.ts';
import { setPassedSince } from './failures-repository.ts';

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
