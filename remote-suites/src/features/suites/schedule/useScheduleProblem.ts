import { logError } from 'shared/feedback';
import { keepPreviousData, queryOptions, useQuery } from 'shared/query';
import type { ScheduleDraft } from '../../../model/schedule-draft.ts';

/** What is wrong with the schedule; undefined: nothing, or it is not known yet. */
export function useScheduleProblem({ isOn, schedule, expression }: ScheduleDraft): string | undefined {
  const isCron = isOn && schedule.type === 'cron';
  const { data: refusal } = useQuery({
    ...cronRefusalQuery(expression),
    enabled: isCron,
    placeholderData: keepPreviousData,
  });
  if (isOn && schedule.type === 'several' && schedule.dayHours.length === 0)
    return 'Choose at least one hour.';
  return isCron ? (refusal ?? undefined) : undefined;
}

/** Why cron text is refused, or null; null too if the code that knows, a chunk of its own, cannot be loaded: then the server judges. */
function cronRefusalQuery(expression: string) {
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
