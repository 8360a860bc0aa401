import {
  BRANCH_MAX_LENGTH,
  ENVIRONMENT_NAME_MAX_LENGTH,
  FAILED_TEXT_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAG_PATTERN,
  VERDICT_FILTERS,
  type RunStatus,
  type VerdictFilter,
} from 'shared/constants';
import { readListFilter, writeListFilter } from 'shared/router';

/** The values of a filter by status, as an address holds them. */
export const STATUS_FILTERS = ['failure', 'success', 'running', 'cancelled'] as const;
type StatusFilter = (typeof STATUS_FILTERS)[number];

const STATUSES: Record<StatusFilter, RunStatus[]> = {
  failure: ['failed', 'error'],
  success: ['passed'],
  running: ['pending', 'running'],
  cancelled: ['cancelled'],
};

/** How many days a filter by time takes, today included. */
export const DAY_FILTERS = ['1', '7', '30'] as const;

/** What the list of runs can be narrowed by, in the order of its chips; an address has the same names. */
export const FILTER_NAMES = [
  'status',
  'verdict',
  'text',
  'suite',
  'environment',
  'tag',
  'days',
  'from',
  'to',
  'starter',
  'branch',
  'commit',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Only names that narrow the list. `from` and `to` are days in the reader's time zone, both included. */
export type ListFilter = Partial<Record<FilterName, string>>;

const hasLength =
  (most: number, least = 1) =>
  (value: string) =>
    value.length >= least && value.length <= most;
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const CHECKS: Record<FilterName, (value: string) => boolean> = {
  status: (value) => STATUS_FILTERS.some((status) => status === value),
  verdict: (value) => VERDICT_FILTERS.some((verdict) => verdict === value),
  text: hasLength(FAILED_TEXT_MAX_LENGTH, 2),
  suite: (value) => /^[1-9]\d{0,8}$/.test(value),
  environment: hasLength(ENVIRONMENT_NAME_MAX_LENGTH),
  tag: (value) => value.length <= TAG_MAX_LENGTH && TAG_PATTERN.test(value),
  days: (value) => DAY_FILTERS.some((days) => days === value),
  from: isDay,
  to: isDay,
  starter: (value) => /^(?:person|schedule|pipeline|person:[1-9]\d{0,8}|key:.{1,100})$/.test(value),
  branch: hasLength(BRANCH_MAX_LENGTH),
  commit: (value) => /^[0-9a-f]{4,64}$/i.test(value),
};

/** What the filters with only a few values can be. */
export const FILTER_WORDS = { status: STATUS_FILTERS, verdict: VERDICT_FILTERS, days: DAY_FILTERS };

/** Whether the server takes the value; an empty one stands for no filter. */
export function isFilterValue(name: FilterName, value: string): boolean {
  return value === '' || CHECKS[name](value);
}

export const readFilter = (parameters: URLSearchParams) => readListFilter(parameters, CHECKS);

export const writeFilter = (filter: ListFilter) => writeListFilter(filter, CHECKS);

export function isFiltered(filter: ListFilter): boolean {
  return FILTER_NAMES.some((name) => filter[name] !== undefined);
}

/** What the server is asked for. Days are those of the reader's time zone. */
export function queryOf(filter: ListFilter, now: Date) {
  const { status, verdict, text, suite, environment, tag, days, from, to, starter, branch, commit } = filter;
  const first = days === undefined ? from && dayOf(from) : startOfDay(now, 1 - Number(days));
  const last = days === undefined ? to && startOfDay(dayOf(to), 1) : undefined;
  return {
    ...(status && { status: STATUSES[status as StatusFilter] }),
    ...(verdict && { verdict: [verdict as VerdictFilter] }),
    ...(text && { failed_text: text }),
    ...(suite && { suite: Number(suite) }),
    ...(environment && { environment }),
    ...(tag && { tag }),
    ...(first && { from: first.toISOString() }),
    ...(last && { to: last.toISOString() }),
    ...(starter && { starter }),
    ...(branch && { branch }),
    ...(commit && { commit }),
  };
}

/** The beginning of a day such as `2026-03-01`. */
export function dayOf(text: string): Date {
  return new Date(`${text}T00:00`);
}

/** The beginning of the day so many days later. */
function startOfDay(at: Date, later: number): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + later);
}
