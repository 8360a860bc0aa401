import { callApi, isNotFound } from 'shared/http';
import type { PageModel } from 'shared/page-model';
import { queryOptions } from 'shared/query';

/** What the page showed at a step of a finished run; null: it is not known, or was removed. It does not change. */
export function stepPageQuery(testRunId: number, stepNumber: number) {
  return queryOptions({
    queryKey: ['GET /test_run/:id/steps/:step/page', testRunId, stepNumber] as const,
    queryFn: ({ signal }) => loadPage(testRunId, stepNumber, signal),
    staleTime: Infinity,
    structuralSharing: false,
  });
}

async function loadPage(id: number, step: number, signal: AbortSignal): Promise<PageModel | null> {
  try {
    const { page } = await callApi('GET /test_run/:id/steps/:step/page', { params: { id, step }, signal });
    // The nodes are as the runner has made them.
    return page as PageModel;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
