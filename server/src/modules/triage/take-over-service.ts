import type { Transaction } from '../../platform/database/database.ts';
import * as repository from './triage-repository.ts';

/** Gives a failure the verdict that is known of it. False: there is none. */
export async function takeOverVerdict(transaction: Transaction, run: repository.EndedRun): Promise<boolean> {
  const known = await repository.findKnownVerdict(transaction, run);
  if (!known || known.verdict === null) return false;
  await repository.insertTakenOver(transaction, run.id, known);
  return true;
}
