import { optionalApiQuery, queryOptions, useRefresh } from 'shared/query';
import type { PageSource } from './load-step-page.ts';

const PAGE = 'GET /test_blueprint/:id/steps/:step/page';
const HITS = 'GET /test_blueprint/:id/step_hits';
/** Runs store newer ones. */
const FRESHNESS_MS = 10_000;
/** The server looks at the pages of all steps for one answer. */
const HITS_FRESHNESS_MS = 60_000;

/** The newest known page of a step of a stored test or module, its page in a simulation, or what a test begins on; null: none is known. What reads it is loaded with it. */
export function stepPageQuery(source: PageSource | null | undefined) {
  return queryOptions({
    queryKey: [PAGE, source] as const,
    queryFn: async ({ client, signal }) =>
      source ? (await import('./load-step-page.ts')).loadStepPage(source, client, signal) : null,
    enabled: !!source,
    // A browser opens an address once for it.
    staleTime: source && 'startingUrl' in source ? Infinity : FRESHNESS_MS,
    retry: false,
    structuralSharing: false,
  });
}

/** What the steps of a stored test or module would hit on these pages; null from a server that does not say it. */
export function stepHitsQuery(blueprintId: number) {
  return queryOptions({
    ...optionalApiQuery(HITS, { params: { id: blueprintId } }),
    staleTime: HITS_FRESHNESS_MS,
    retry: false,
  });
}

/** Loads the pages again that the editor shows something of: steps have run, or have other numbers. */
export const useRefreshStepPages = () => useRefresh(PAGE, HITS);
