import type { BlueprintListItem } from 'shared/contract';
import type { TestsTab } from 'shared/router';
import { usageCount } from './listed.ts';

/** The values of a filter by last status, as an address holds them. */
export const STATUS_FILTERS = ['failure', 'success', 'running', 'cancelled', 'not-run'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

const STATUSES: Record<StatusFilter, BlueprintListItem['last_status'][]> = {
  failure: ['failed', 'error'],
  success: ['passed'],
  running: ['pending', 'running'],
  cancelled: ['cancelled'],
  'not-run': [null],
};

/** Stands for a suite: the tests without one. */
export const WITHOUT_SUITE = 'none';

/** Which tests or modules a list shows; null: all. */
export interface ListFilter {
  /** Tests only. */
  suite: number | typeof WITHOUT_SUITE | null;
  /** Tests only. */
  status: StatusFilter | null;
  /** Tests only. */
  tag: string | null;
  /** Modules only: used by tests or suites, or by none. */
  isUsed: boolean | null;
}

const UNFILTERED: ListFilter = { suite: null, status: null, tag: null, isUsed: null };

/** The suite that an address names; undefined: none. */
export function suiteIdOf(parameters: URLSearchParams): number | undefined {
  const suite = parameters.get('suite') ?? '';
  return /^[1-9]\d{0,9}$/.test(suite) ? Number(suite) : undefined;
}

/** Unknown values of an address are ignored. */
export function readFilter(parameters: URLSearchParams, tab: TestsTab): ListFilter {
  const used = parameters.get('used');
  if (tab === 'modules')
    return { ...UNFILTERED, isUsed: used === 'yes' ? true : used === 'no' ? false : null };
  return {
    ...UNFILTERED,
    suite: parameters.get('suite') === WITHOUT_SUITE ? WITHOUT_SUITE : (suiteIdOf(parameters) ?? null),
    status: STATUS_FILTERS.find((value) => value === parameters.get('status')) ?? null,
    tag: parameters.get('tag') || null,
  };
}

/** The parameters of an address; empty ones stand for all. */
export function writeFilter({ suite, status, tag, isUsed }: ListFilter) {
  return {
    suite: String(suite ?? ''),
    status: status ?? '',
    tag: tag ?? '',
    used: isUsed === null ? '' : isUsed ? 'yes' : 'no',
  };
}

export function isFiltered({ suite, status, tag, isUsed }: ListFilter): boolean {
  return suite !== null || status !== null || tag !== null || isUsed !== null;
}

/** While it is not known whether a module is used, it is shown. */
export function filterItems(items: BlueprintListItem[], filter: ListFilter): BlueprintListItem[] {
  if (!isFiltered(filter)) return items;
  const { suite, status, tag, isUsed } = filter;
  return items.filter(
    (item) =>
      (suite === null || (item.test_blueprint_category_id ?? WITHOUT_SUITE) === suite) &&
      (status === null || STATUSES[status].includes(item.last_status ?? null)) &&
      (tag === null || (item.tags ?? []).includes(tag)) &&
      (isUsed === null || usageCount(item) === undefined || (usageCount(item) !== 0) === isUsed),
  );
}

/** The suites of the tests, by name. */
export function suitesOf(items: BlueprintListItem[]): { id: number; name: string }[] {
  const names = new Map(
    items.map(({ test_blueprint_category_id: id, test_blueprint_category_name: name }) => [id, name]),
  );
  return [...names]
    .flatMap(([id, name]) => (id === null ? [] : [{ id, name: name ?? `Suite ${id}` }]))
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}
