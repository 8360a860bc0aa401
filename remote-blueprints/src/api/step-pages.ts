import { queryOptions, useQueryClient } from 'shared/query';

/** Runs store newer ones. */
const FRESHNESS_MS = 10_000;
const PAGES = ['remote-blueprints', 'step-pages'];

/** The newest known page of a step of a stored test or module; null: none is known, or the step is not stored. What reads it is loaded with it. */
export function stepPageQuery(step: { blueprintId: number; number: number } | null) {
  return queryOptions({
    queryKey: [...PAGES, step?.blueprintId, step?.number],
    queryFn: async ({ signal }) => step && (await import('./load-step-page.ts')).loadStepPage(step, signal),
    staleTime: FRESHNESS_MS,
    retry: false,
    structuralSharing: false,
  });
}

/** Loads the pages again that the editor shows something of: its steps have run. */
export function useRefreshStepPages() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: PAGES });
}
