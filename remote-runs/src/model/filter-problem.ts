import { isFilterValue, type FilterName, type ListFilter } from './list-filter.ts';

const PROBLEMS: Partial<Record<FilterName, string>> = {
  text: 'Enter at least 2 characters of the failure.',
  commit: 'Enter at least the first 4 characters of the SHA.',
  branch: 'The name of the branch is too long.',
};

/** Why the list cannot be narrowed so; undefined: it can. */
export function filterProblem(filter: ListFilter): string | undefined {
  const { from = '', to = '' } = filter;
  if (from !== '' && to !== '' && from > to) return 'The first day is after the last one.';
  const names = Object.keys(PROBLEMS) as FilterName[];
  const wrong = names.find((name) => !isFilterValue(name, filter[name]?.trim() ?? ''));
  return wrong && PROBLEMS[wrong];
}
