import { UNNAMED_TEST } from 'shared/constants';
import type { BlueprintListItem, Suite } from 'shared/contract';
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

/** How many steps a run executes; as far as the server counts them, else how many are stored. */
export function stepCount({ steps_to_run, step_count }: BlueprintListItem): number {
  return steps_to_run ?? step_count;
}

/** A test or module of the list, with what the suites know of it. */
export interface ListedBlueprint extends BlueprintListItem {
  /** Of a module: how many suites sign in with it; undefined: not known. */
  login_suite_count?: number;
}

/** The modules, each with the number of suites that sign in with it. */
export function withLoginSuites(
  modules: BlueprintListItem[],
  suites: Pick<Suite, 'login_module_blueprint_id'>[],
): ListedBlueprint[] {
  return modules.map((module) => ({
    ...module,
    login_suite_count: suites.filter((suite) => suite.login_module_blueprint_id === module.id).length,
  }));
}

/** How many tests and suites use a module; undefined: not known. */
export function usageCount(module: ListedBlueprint): number | undefined {
  const { used_by_integration_count: tests, login_suite_count: suites = 0 } = module;
  return tests === undefined ? undefined : tests + suites;
}

/** How many tests use a module, and how many suites sign in with it, as far as that is known. */
export function usageText(module: ListedBlueprint): string {
  const { used_by_integration_count: tests, login_suite_count: suites = 0 } = module;
  if (tests === undefined) return 'Loading...';
  const users = [
    ...(tests > 0 ? [tests === 1 ? '1 test' : `${tests} tests`] : []),
    ...(suites > 0 ? [`login of ${suites === 1 ? '1 suite' : `${suites} suites`}`] : []),
  ];
  return users.length === 0 ? 'None' : sentenceCase(users.join(', '));
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a module cannot be deleted; undefined when it can. */
export function undeletableReason({
  type,
  used_by_integration_count: tests,
  login_suite_count: suites,
}: ListedBlueprint): string | undefined {
  if (type !== 'module') return undefined;
  if (tests) return `Cannot delete: This module is used by ${tests} test(s). Remove it from all tests first.`;
  if (suites)
    return `Cannot delete: This is the login module of ${suites} suite(s). Change the suites first.`;
  return undefined;
}

/** "1 test", "3 modules". */
export function countOf(count: number, tab: TestsTab): string {
  return `${count} ${count === 1 ? tab.slice(0, -1) : tab}`;
}
