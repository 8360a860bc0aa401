import type { VerdictFilter } from 'shared/constants';
import { longDate } from 'shared/format';
import { VERDICT_LABELS } from 'shared/list-filter';
import { statusView } from 'shared/results';
import { dayOf, FILTER_NAMES, type FilterName, type ListFilter } from './list-filter.ts';

/** Names of what a filter has by id only. */
export interface FilterNames {
  suite: string | undefined;
  person: string | undefined;
}

export interface FilterChip {
  name: FilterName;
  label: string;
}

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
  status: (value) => `Status: ${statusView(value).label}`,
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

/** The id in `person:7`; undefined: no single person. */
export function personOf({ starter = '' }: ListFilter): number | undefined {
  return starter.startsWith('person:') ? Number(starter.slice('person:'.length)) : undefined;
}
