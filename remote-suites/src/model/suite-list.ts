import type { Suite } from 'shared/contract';
import { hasEveryWord } from './search.ts';

/** The number of suites from which search and sort order are shown. */
export const MIN_SEARCHABLE_SUITES = 9;

export const SUITE_ORDERS = [
  { value: 'created', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name' },
  { value: 'next-run', label: 'Next run' },
] as const;
export type SuiteOrder = (typeof SUITE_ORDERS)[number]['value'];

const COMPARE: Record<SuiteOrder, (a: Suite, b: Suite) => number> = {
  created: (a, b) => a.id - b.id,
  newest: (a, b) => b.id - a.id,
  name: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }) || a.id - b.id,
  'next-run': (a, b) => nextRunOf(a) - nextRunOf(b) || a.id - b.id,
};

/** A sorted copy. Ids are chronological; suites without a next run come last. */
export function sortSuites(suites: Suite[], order: SuiteOrder): Suite[] {
  return suites.toSorted(COMPARE[order]);
}

/** Whether name or id contain every word of the search, in any order and case. */
export function matchesSearch({ id, name }: Suite, search: string): boolean {
  return hasEveryWord(`${name} ${id}`, search);
}

/** `200 suites`, or while searching `3 of 200 suites`. */
export function countLabel(shown: number, total: number): string {
  const suites = `${total} suite${total === 1 ? '' : 's'}`;
  return shown === total ? suites : `${shown} of ${suites}`;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Milliseconds until shortly after the next scheduled run, between 15 s and a day; false if none is scheduled. */
export function nextRefreshDelay(suites: Suite[], now: Date): number | false {
  const next = Math.min(...suites.map(nextRunOf));
  if (next === Number.MAX_SAFE_INTEGER || suites.length === 0) return false;
  return Math.min(Math.max(next - now.getTime() + 3 * SECOND, 15 * SECOND), DAY);
}

function nextRunOf({ next_run_at }: Suite): number {
  return next_run_at ? Date.parse(next_run_at) : Number.MAX_SAFE_INTEGER;
}
