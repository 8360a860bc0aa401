import type { QueryOf } from 'shared/contract';
import { keepPreviousData, optionalApiQuery, queryOptions } from 'shared/query';
import type { OverviewFilter } from '../model/overview-filter.ts';

/** How long figures are shown before a visit of the page asks for them again: they change slowly, and cost the server more than a list. */
const FRESH_MS = 60_000;

/** The overview in the days of this browser's time zone; null: the server has none. */
export function overviewQuery(filter: OverviewFilter) {
  const query: QueryOf<'GET /overview'> = {
    ...filter,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return queryOptions({
    ...optionalApiQuery('GET /overview', { query }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}
