import { printTarget, type Target } from 'shared/step-language';
import { capitalize } from '../describe.ts';
import { evaluateIsolated } from '../evaluate-isolated.ts';
import { withProbeModules } from '../probe/dom-probe.ts';
import { tables } from '../probe/tables.ts';
import { matchAll, type Match } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { firstOutOfOrder } from '../texts/order.ts';
import { shorten, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { everyElement, notThere } from './every-element.ts';
import { entries } from './entries.ts';

/** The order of the entries of a list or table, or of the cells of a column: at least two, all with a text. */
export async function evaluateSorted(
  run: RunContext,
  assertion: AssertionOf<'sorted'>,
): Promise<AssertionResult> {
  const { target, by, descending } = assertion;
  const holders = await holdersOf(run, target);
  if (holders.length === 0) return notThere(run, { ...target, kind: target.kind ?? 'list' });
  return everyElement(run, assertion, holders, async ({ locator }) => {
    const keys = await evaluateIsolated(locator, readKeys, by);
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

/** Runs at a list, a table, a column header or a container of one of them: the texts to sort by, or why there are none. */
const readKeys = withProbeModules(
  tables,
  entries,
)((probe, element: Element, by: string | null): string[] | string => {
  const fold = (text: string) =>
    probe
      .comparable(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{Nd})%]+$/gu, '');
  const read = (one: Element) => probe.clean(probe.textOf(one).written);
  const columnUnder = (head: Element): string[] =>
    probe
      .readTable(probe.tableAround(head))
      .lines.map(({ row }) => probe.cellsUnder(head, row).map(read).join(' '));
  if (by === null && probe.readTable(probe.tableAround(element)).heads.includes(element))
    return columnUnder(element);
  const holders = probe.holdersIn(element);
  const outermost = holders.filter((one) => !holders.some((other) => other !== one && other.contains(one)));
  const [holder, ...others] = outermost;
  if (!holder || others.length > 0)
    return holder ? 'holds several lists or tables' : 'holds no list or table with entries';
  if (by === null) return probe.entriesOf(holder).map(read);
  const heads = probe
    .readTable(probe.tableAround(holder))
    .heads.filter((head) => fold(read(head)) === fold(by));
  const [head] = heads;
  if (!head || heads.length > 1) return `has ${head ? 'several columns' : 'no column'} "${by}"`;
  return columnUnder(head);
});
