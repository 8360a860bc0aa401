import { UNNAMED_TEST } from 'shared/constants';
import type { BlueprintListItem } from 'shared/contract';
import { paths, type TestsTab } from 'shared/router';

/** The name that a test or module is shown under. */
export function nameOf({ title }: Pick<BlueprintListItem, 'title'>): string {
  return title.trim() || UNNAMED_TEST;
}

/** The tests, or the modules, among all. */
export function ofTab(items: BlueprintListItem[], tab: TestsTab): BlueprintListItem[] {
  return items.filter(({ type }) => (type === 'module') === (tab === 'modules'));
}

/** Those whose name, suite or tags contain the text, ignoring case; all for an empty text. */
export function search(items: BlueprintListItem[], text: string): BlueprintListItem[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return items;
  return items.filter((item) =>
    [nameOf(item), item.test_blueprint_category_name ?? '', ...(item.tags ?? [])].some((value) =>
      value.toLocaleLowerCase().includes(wanted),
    ),
  );
}

/** Where a test or module is changed; with `step`, at the step of that number. */
export function updatePath({ id, type }: Pick<BlueprintListItem, 'id' | 'type'>, step?: number): string {
  const path = type === 'module' ? paths.updateModule(id) : paths.updateTest(id);
  return step === undefined ? path : `${path}?step=${step}`;
}

/** "1 unclear"; undefined if no step is unclear or the server does not report it. */
export function unclearText({ unclear_steps: count }: BlueprintListItem): string | undefined {
  return count ? `${count} unclear` : undefined;
}

/** How many steps of all of them are unclear. */
export function countUnclear(items: BlueprintListItem[]): number {
  return items.reduce((sum, { unclear_steps: count = 0 }) => sum + count, 0);
}

/** How many tests use a module, as far as that is known. */
export function usageText({ used_by_integration_count: count }: BlueprintListItem): string {
  if (count === undefined) return 'Loading...';
  if (count === 0) return 'None';
  return count === 1 ? '1 test' : `${count} tests`;
}

/** Why a module cannot be deleted; undefined when it can. */
export function undeletableReason({
  type,
  used_by_integration_count: count,
}: BlueprintListItem): string | undefined {
  if (type !== 'module' || !count) return undefined;
  return `Cannot delete: This module is used by ${count} test(s). Remove it from all tests first.`;
}

/** "1 test", "3 modules". */
export function countOf(count: number, tab: TestsTab): string {
  return `${count} ${count === 1 ? tab.slice(0, -1) : tab}`;
}
