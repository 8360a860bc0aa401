import { logError } from 'shared/feedback';
import { queryOptions } from 'shared/query';

/** The function that computes the next runs, a chunk of its own; null if it cannot be loaded. */
export function nextRunsQuery() {
  return queryOptions({
    queryKey: ['remote-suites', 'next-runs'],
    queryFn: async () => {
      try {
        return (await import('../../../model/next-runs.ts')).nextRuns;
      } catch (error) {
        logError(error, 'Loading the time zones');
        return null;
      }
    },
    networkMode: 'always',
    staleTime: Infinity,
  });
}
