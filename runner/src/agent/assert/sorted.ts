import { printTarget, type Target } from 'shared/step-language';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { capitalize } from '../describe.ts';
import { matchAll, type Match } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { firstOutOfOrder } from '../texts/order.ts';
import { shorten, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { everyElement, notThere } from './every-element.ts';

/** The order of the entries of a list or table, or of the cells of a column: at least two, all with a text. */
export async function evaluateSorted(
  run: RunContext,
  assertion: AssertionOf<'sorted'>,
): Promise<AssertionResult> {
  const { target, by, descending } = assertion;
  const holders = await holdersOf(run, target);
  if (holders.length === 0) return notThere(run, { ...target, kind: target.kind ?? 'list' });
  return everyElement(run, assertion, holders, async ({ locator }) => {
    const keys = await evaluateIsolated(locator, 'readKeys', by);
    const problem = typeof keys === 'string' ? keys : problemWith(keys, descending);
    return problem && `${capitalize(printTarget(target))} ${problem}.`;
  });
}

/** A name without a kind refers to a list or table, not to its heading. */
async function holdersOf(run: RunContext, target: Target): Promise<Match[]> {
  if (target.kind !== null) return matchAll(run, target, 'any');
  const table = await matchAll(run, { ...target, kind: 'table' }, 'any');
  return [...table, ...(await matchAll(run, { ...target, kind: 'list' }, 'any'))];
}

/** Why the order is wrong, after the name of the list; null: it is right. */
function problemWith(keys: string[], isDescending: boolean): string | null {
  if (keys.length < 2) return `has ${keys.length === 1 ? 'one entry' : 'no entries'}, which is in no order`;
  if (keys.includes('')) return 'has entries without a text to sort by';
  const index = firstOutOfOrder(keys, isDescending);
  if (index === null) return null;
  const way = isDescending ? 'descending' : 'ascending';
  return `is not in ${way} order: "${shorten(keys[index] ?? '')}" comes before "${shorten(keys[index + 1] ?? '')}"`;
}
