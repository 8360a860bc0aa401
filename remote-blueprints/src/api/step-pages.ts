import { queryOptions } from 'shared/query';

/** A simulation in this window stores newer ones. */
const FRESHNESS_MS = 10_000;

/** The newest known page of a step of a stored test or module; null: none is known, or the step is not stored. What reads it is loaded with it. */
export function stepPageQuery(step: { blueprintId: number; number: number } | null) {
  return queryOptions({
    queryKey: ['remote-blueprints', 'step-pages', step?.blueprintId, step?.number],
    queryFn: async ({ signal }) => step && (await import('./load-step-page.ts')).loadStepPage(step, signal),
    staleTime: FRESHNESS_MS,
    retry: false,
    structuralSharing: false,
  });
}
