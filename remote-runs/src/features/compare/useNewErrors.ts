import { useMemo } from 'react';
import { useQuery } from 'shared/query';
import { pageEventsQuery } from '../../api/page-events.ts';
import { newErrors } from '../../model/new-errors.ts';

/** What the page complained of in a run and not in the other one, by step; nothing until both are known. */
export function useNewErrors(runId: number, formerRunId: number): Map<number, string[]> {
  const now = useQuery(pageEventsQuery(runId)).data?.events;
  const then = useQuery(pageEventsQuery(formerRunId)).data?.events;
  return useMemo(() => (now && then ? newErrors(now, then) : new Map()), [now, then]);
}
