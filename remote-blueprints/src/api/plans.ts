import { useCallback } from 'react';
import { queryOptions, useQueryClient } from 'shared/query';

const PLAN = 'GET /test_blueprint/:id/plan';
const FRESHNESS_MS = 30_000;

/**
 * The plan of a stored test or module; null from a server that keeps none, and for one that is not stored yet (`null`). The editor is there
 * before it: what reads it is loaded with it.
 */
export function planQuery(blueprintId: number | null) {
  return queryOptions({
    queryKey: [PLAN, blueprintId] as const,
    queryFn: async ({ signal }) =>
      blueprintId === null ? null : (await import('./load-plan.ts')).loadPlan(blueprintId, signal),
    staleTime: FRESHNESS_MS,
    retry: false,
    structuralSharing: false,
    // Runs fill it, and make proposals.
    meta: { isChangedBy: (change) => change === 'unknown' || change.kind === 'group_run' },
  });
}

/** Returns a function, always the same, that loads the plans again that the editor shows: a run has filled them. */
export function useRefreshPlans(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [PLAN] }), [client]);
}
