import { logError } from 'shared/feedback';
import { queryOptions } from 'shared/query';

/** Whether a text is valid cron text; taken for valid where the check, a chunk of its own, cannot be loaded. */
export function cronTextQuery(expression: string) {
  return queryOptions({
    queryKey: ['remote-suites', 'cron-text', expression],
    queryFn: async () => {
      try {
        return (await import('../../../model/check-expression.ts')).isCronText(expression);
      } catch (error) {
        logError(error, 'Loading the check of cron text');
        return true;
      }
    },
    networkMode: 'always',
    staleTime: Infinity,
  });
}
