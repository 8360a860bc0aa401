import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** The devices that a test can present itself as; they change only with a new version of the server. */
export function devicesQuery() {
  return queryOptions({
    queryKey: ['shared', 'browser-devices'],
    queryFn: async ({ signal }) => (await callApi('GET /browser_devices', { signal })).devices,
    staleTime: Infinity,
  });
}
