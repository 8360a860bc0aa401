import { apiQuery, queryOptions } from 'shared/query';

/** The devices that a test can present itself as; they change only with a new version of the server. */
export function devicesQuery() {
  return queryOptions({
    ...apiQuery('GET /browser_devices'),
    select: ({ devices }) => devices,
    staleTime: Infinity,
  });
}
