import type { GroupRunItem } from 'shared/contract';
import { outcomeOf } from './run-status.ts';

/** A line of the list: a test run, or the test above the runs of its rows. */
export type RunLine =
  | { kind: 'run'; item: GroupRunItem; isRow: boolean }
  | { kind: 'test'; key: string; name: string; result: string };

const keyOf = ({ test_blueprint_id, test_name }: GroupRunItem): string =>
  `${test_blueprint_id ?? ''} ${test_name}`;

/**
 * The runs, failed ones first and else in their order, those of the rows of a test together below it. `all`: the runs before some were
 * filtered out, of which the result of a test speaks.
 */
export function linesOf(unsorted: GroupRunItem[], all: GroupRunItem[]): RunLine[] {
  const items = failedFirst(unsorted);
  if (!items.some(isOfRow)) return items.map((item) => ({ kind: 'run', item, isRow: false }));
  const wholeTests = Map.groupBy(all.filter(isOfRow), keyOf);
  const shownTests = Map.groupBy(items.filter(isOfRow), keyOf);
  const done = new Set<string>();
  return items.flatMap((item): RunLine[] => {
    if (!isOfRow(item)) return [{ kind: 'run', item, isRow: false }];
    const key = keyOf(item);
    if (done.has(key)) return [];
    done.add(key);
    const rows = shownTests.get(key) ?? [];
    return [
      { kind: 'test', key, name: item.test_name, result: resultOf(wholeTests.get(key) ?? rows) },
      ...rows.map((row): RunLine => ({ kind: 'run', item: row, isRow: true })),
    ];
  });
}

const isOfRow = ({ row_name }: GroupRunItem): boolean => typeof row_name === 'string';

const failedFirst = (items: GroupRunItem[]): GroupRunItem[] =>
  items.toSorted((one, other) => rank(one) - rank(other));

const rank = (item: GroupRunItem): number => (outcomeOf(item) === 'failed' ? 0 : 1);

/** `3 of 40 rows failed`, or how far it is. */
function resultOf(rows: GroupRunItem[]): string {
  const count = (outcome: ReturnType<typeof outcomeOf>) =>
    rows.filter((row) => outcomeOf(row) === outcome).length;
  const of = `of ${rows.length === 1 ? '1 row' : `${rows.length} rows`}`;
  const failed = count('failed');
  if (failed > 0) return `${failed} ${of} failed`;
  const passed = count('passed');
  return passed === rows.length
    ? rows.length === 1
      ? 'The row passed'
      : `All ${rows.length} rows passed`
    : `${passed} ${of} passed`;
}
