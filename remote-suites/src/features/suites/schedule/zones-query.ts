import { logError } from 'shared/feedback';
import { queryOptions } from 'shared/query';
import { browserZone } from '../../../model/zone.ts';

/** Finds a zone by its name. The library with the zones' data is a chunk of its own; without it the browser's own have to do. */
export function zonesQuery() {
  return queryOptions({
    queryKey: ['remote-suites', 'zones'],
    queryFn: async () => {
      try {
        return (await import('../../../model/moment-zone.ts')).zoneOf;
      } catch (error) {
        logError(error, 'Loading time zones');
        return browserZone;
      }
    },
    networkMode: 'always',
    staleTime: Infinity,
  });
}
