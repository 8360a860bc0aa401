import { AUDIT_ACTIONS, type AuditAction } from 'shared/constants';
import type { AuditFilter } from 'shared/contract';

/** What the list is narrowed to, as the address holds it. Days are `YYYY-MM-DD` in the reader's time zone; '' means all. */
export interface ListedFilter {
  person: string;
  action: AuditAction | '';
  from: string;
  to: string;
}

export const NO_FILTER: ListedFilter = { person: '', action: '', from: '', to: '' };

/** Unknown values in the address are passed over. */
export function readFilter(parameters: URLSearchParams): ListedFilter {
  return {
    person: parameters.get('person') ?? '',
    action: AUDIT_ACTIONS.find((action) => action === parameters.get('action')) ?? '',
    from: readDay(parameters.get('from')),
    to: readDay(parameters.get('to')),
  };
}

export function writeFilter(filter: ListedFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
}

export const isFiltered = (filter: ListedFilter): boolean => [...writeFilter(filter)].length > 0;

/** As the API takes it: from the beginning of the first day to the end of the last one. */
export function queryOf({ person, action, from, to }: ListedFilter): AuditFilter {
  const name = person.trim();
  return {
    ...(name !== '' && { actor: name }),
    ...(action !== '' && { action }),
    ...(from !== '' && { from: dayStart(from, 0) }),
    ...(to !== '' && { to: dayStart(to, 1) }),
  };
}

function readDay(text: string | null): string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

function dayStart(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
