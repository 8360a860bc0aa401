import { keepPreviousData, useQuery } from 'shared/query';
import type { ScheduleDraft } from '../../../model/schedule-draft.ts';
import { cronRefusalQuery } from './cron-refusal-query.ts';

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
