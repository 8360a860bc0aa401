import { logError } from 'shared/feedback';
import { queryOptions } from 'shared/query';

/** Why cron text is refused, or null; null too if the code that knows, a chunk of its own, cannot be loaded: then the server judges. */
export function cronRefusalQuery(expression: string) {
  return queryOptions({
    queryKey: ['remote-suites', 'cron-refusal', expression],
    queryFn: async () => {
      try {
        const { refuseCronText } = await import('../../../model/cron-refusal.ts');
        return refuseCronText(expression, new Date());
      } catch (error) {
        logError(error, 'Loading cron-validate');
        return null;
      }
    },
    networkMode: 'always',
    staleTime: Infinity,
  });
}
