import {
  FAILED_TEXT_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAG_PATTERN,
  VERDICT_FILTERS,
  type VerdictFilter,
} from 'shared/constants';
import type { BlueprintListItem } from 'shared/contract';
import { readListFilter, writeListFilter, type TestsTab } from 'shared/router';
import { usageCount } from './listed.ts';

/** The values of a filter by last status, as an address holds them. */
export const STATUS_FILTERS = ['failure', 'success', 'running', 'cancelled', 'not-run'] as const;
type StatusFilter = (typeof STATUS_FILTERS)[number];

const STATUSES: Record<StatusFilter, BlueprintListItem['last_status'][]> = {
  failure: ['failed', 'error'],
  success: ['passed'],
  running: ['pending', 'running'],
  cancelled: ['cancelled'],
  'not-run': [null],
};

/** Stands for a suite: the tests without one. */
export const WITHOUT_SUITE = 'none';

const USES = ['yes', 'no'] as const;

/** What tests can be narrowed by, in the order of the chips; an address has the same names, as that of the list of runs. */
export const TEST_FILTERS = ['status', 'verdict', 'text', 'suite', 'tag'] as const;
type FilterName = (typeof TEST_FILTERS)[number] | 'used';

/** Only names that narrow the list: `used` that of the modules, all others that of the tests. */
export type ListFilter = Partial<Record<FilterName, string>>;

type Check = (value: string) => boolean;

const isOneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value);

const TEST_CHECKS: Record<(typeof TEST_FILTERS)[number], Check> = {
  status: isOneOf(STATUS_FILTERS),
  verdict: isOneOf(VERDICT_FILTERS),
  text: (value) => value.length >= 2 && value.length <= FAILED_TEXT_MAX_LENGTH,
  suite: (value) => value === WITHOUT_SUITE || /^[1-9]\d{0,9}$/.test(value),
  tag: (value) => value.length <= TAG_MAX_LENGTH && TAG_PATTERN.test(value),
};
const MODULE_CHECKS = { used: isOneOf(USES) };
const ALL_CHECKS = { ...TEST_CHECKS, ...MODULE_CHECKS };

/** What the filters with only a few values can be. */
export const FILTER_WORDS = { status: STATUS_FILTERS, verdict: VERDICT_FILTERS, used: USES };

/** The suite that an address names; undefined: none. */
export function suiteIdOf(parameters: URLSearchParams): number | undefined {
  const { suite } = readListFilter(parameters, TEST_CHECKS).filter;
  return suite === undefined || suite === WITHOUT_SUITE ? undefined : Number(suite);
}

/** What the tab is narrowed by, and what the address has that makes no sense. */
export function readFilter(
  parameters: URLSearchParams,
  tab: TestsTab,
): { filter: ListFilter; unknown: ListFilter } {
  return tab === 'modules'
    ? readListFilter(parameters, MODULE_CHECKS)
    : readListFilter(parameters, TEST_CHECKS);
}

/** The parameters of an address; those of both tabs are replaced. */
export function writeFilter(filter: ListFilter): Record<FilterName, string> {
  const none = { status: '', verdict: '', text: '', suite: '', tag: '', used: '' };
  return { ...none, ...writeListFilter(filter, ALL_CHECKS) };
}

export function isFiltered(filter: ListFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

/** Why tests cannot be narrowed so; undefined: they can. */
export function filterProblem({ text = '' }: ListFilter): string | undefined {
  const isPossible = text.trim() === '' || TEST_CHECKS.text(text.trim());
  return isPossible ? undefined : 'Enter at least 2 characters of the failure.';
}

/** What the server is asked for: which tests have such a failure. Undefined: the filter does not ask for failures. */
export function failureQuery({ verdict, text }: ListFilter) {
  if (verdict === undefined && text === undefined) return undefined;
  return {
    ...(verdict && { verdict: [verdict as VerdictFilter] }),
    ...(text && { failed_text: text }),
  };
}

/** `failed`: the ids of those with such a failure, as soon as the server has said it. While it is not known whether a module is used, it is shown. */
export function filterItems(
  items: BlueprintListItem[],
  filter: ListFilter,
  failed?: ReadonlySet<number>,
): BlueprintListItem[] {
  const { suite, status, tag, used } = filter;
  const asksForFailures = failureQuery(filter) !== undefined;
  const statuses = status && STATUSES[status as StatusFilter];
  return items.filter(
    (item) =>
      (!asksForFailures || failed?.has(item.id)) &&
      (!suite || String(item.test_blueprint_category_id ?? WITHOUT_SUITE) === suite) &&
      (!statuses || statuses.includes(item.last_status ?? null)) &&
      (!tag || (item.tags ?? []).includes(tag)) &&
      (!used || usageCount(item) === undefined || (usageCount(item) !== 0) === (used === 'yes')),
  );
}

/** The name of the suite, if one of the tests is in it. */
export function suiteNameIn(items: BlueprintListItem[], suite: string | undefined): string | undefined {
  const item = items.find(({ test_blueprint_category_id: id }) => String(id) === suite);
  return item && (item.test_blueprint_category_name ?? `Suite ${suite}`);
}
