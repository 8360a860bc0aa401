import { logError } from 'shared/feedback';
import { queryOptions } from 'shared/query';

/** Whether a text is valid cron text of the six-field AWS dialect; true if the library, a chunk of its own, cannot be loaded. */
export function cronTextQuery(expression: string) {
  return queryOptions({
    queryKey: ['remote-suites', 'cron-text', expression],
    queryFn: async () => {
      try {
        const { default: cron } = await import('cron-validate');
        return cron(expression, { preset: 'aws-cloud-watch' }).isValid();
      } catch (error) {
        logError(error, 'Loading cron-validate');
        return true;
      }
    },
    networkMode: 'always',
    staleTime: Infinity,
  });
}
