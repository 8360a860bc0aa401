import type { Transaction } from '../../platform/database/database.ts';
import { findSteps, lockBlueprint, type StepRow } from './blueprints-repository.ts';
import { replaceBlueprint } from './saving-repository.ts';
import { NOT_COUNTED } from './unclear-repository.ts';

export interface RewrittenBlueprint {
  companyId: number;
  id: number;
  /** Who rewrites it; null: a program. */
  userId: number | null;
}

/**
 * Gives steps other sentences: one new version, unless every sentence stays. Steps of modules are not asked for. The unclear
 * steps are to be counted after the transaction.
 * @returns false: the company has no such test or module.
 */
export async function rewriteSteps(
  transaction: Transaction,
  { companyId, id, userId }: RewrittenBlueprint,
  rewrite: (step: Pick<StepRow, 'type' | 'action'>) => string,
): Promise<boolean> {
  const previous = await lockBlueprint(transaction, companyId, id);
  if (!previous) return false;
  const { id: _previousId, ...values } = previous;
  const steps = await findSteps(transaction, [id]);
  const rewritten = steps.map(({ id: _id, blueprintId: _of, ...step }) =>
    step.type === 'module' ? step : { ...step, action: rewrite(step) },
  );
  if (rewritten.some(({ action }, index) => action !== steps[index]?.action))
    await replaceBlueprint(transaction, previous, { values, steps: rewritten, unclear: NOT_COUNTED }, userId);
  return true;
}
