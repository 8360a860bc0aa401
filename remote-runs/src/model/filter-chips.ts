import { VERDICT_FILTERS, type VerdictFilter } from 'shared/constants';
import { longDate } from 'shared/format';
import {
  DAY_FILTERS,
  dayOf,
  FILTER_NAMES,
  STATUS_FILTERS,
  type FilterName,
  type ListFilter,
  type StatusFilter,
} from './list-filter.ts';
import { VERDICT_VIEWS } from './verdict.ts';

/** Names of what a filter has by id only. */
export interface FilterNames {
  suite: string | undefined;
  person: string | undefined;
}

export interface FilterChip {
  name: FilterName;
  label: string;
}

export const STATUS_LABELS: Record<StatusFilter, string> = {
  failure: 'Failure',
  success: 'Success',
  running: 'Running',
  cancelled: 'Cancelled',
};

export const VERDICT_LABELS: Record<VerdictFilter, string> = {
  product_bug: VERDICT_VIEWS.product_bug.label,
  test_change: VERDICT_VIEWS.test_change.label,
  environment: VERDICT_VIEWS.environment.label,
  unknown: VERDICT_VIEWS.unknown.label,
  none: 'None yet',
};

export const DAY_LABELS: Record<string, string> = { 1: 'Today', 7: 'Last 7 days', 30: 'Last 30 days' };

export const STARTER_LABELS: Record<string, string> = {
  person: 'A person',
  schedule: 'A schedule',
  pipeline: 'CI',
};

/** What the list is narrowed by, each as a short text. */
export function chipsOf(filter: ListFilter, names: FilterNames): FilterChip[] {
  return FILTER_NAMES.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [{ name, label: LABELS[name](value, names) }];
  });
}

const LABELS: Record<FilterName, (value: string, names: FilterNames) => string> = {
  status: (value) => `Status: ${STATUS_LABELS[value as StatusFilter]}`,
  verdict: (value) => `Verdict: ${VERDICT_LABELS[value as VerdictFilter]}`,
  text: (value) => `Failure: “${value}”`,
  suite: (value, { suite }) => `Suite: ${suite ?? value}`,
  environment: (value) => `Environment: ${value}`,
  tag: (value) => `Tag: ${value}`,
  days: (value) => DAY_LABELS[value] ?? value,
  from: (value) => `From ${longDate(dayOf(value))}`,
  to: (value) => `Until ${longDate(dayOf(value))}`,
  starter: (value, { person }) => `Started by: ${starterLabel(value, person)}`,
  branch: (value) => `Branch: ${value}`,
  commit: (value) => `Commit: ${value}`,
};

function starterLabel(value: string, person: string | undefined): string {
  if (value.startsWith('key:')) return `API key ${value.slice('key:'.length)}`;
  return STARTER_LABELS[value] ?? person ?? 'One person';
}

/** The filters that have only a few values. */
const FILTER_WORDS: Partial<Record<FilterName, readonly string[]>> = {
  status: STATUS_FILTERS,
  verdict: VERDICT_FILTERS,
  days: DAY_FILTERS,
};

/** What an address asks for that cannot be, and what it can have instead: `status=failed (failure, success, …)`. */
export function unknownFilters(unknown: ListFilter): string {
  const given = FILTER_NAMES.filter((name) => unknown[name] !== undefined);
  return given.map((name) => `${name}=${unknown[name]}${possible(FILTER_WORDS[name])}`).join(', ');
}

const possible = (words: readonly string[] | undefined) => (words ? ` (possible: ${words.join(', ')})` : '');

/** The id in `person:7`; undefined: no single person. */
export function personOf({ starter = '' }: ListFilter): number | undefined {
  return starter.startsWith('person:') ? Number(starter.slice('person:'.length)) : undefined;
}
