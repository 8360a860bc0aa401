import type { PlanProposal } from 'shared/contract';
import { callApi, isNotFound } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

/** The changes of plans that a run proposes, as far as they are not decided; none from a server that keeps no plans. */
export function proposalsQuery(testRunId: number) {
  return queryOptions({
    queryKey: ['runs', 'test-runs', testRunId, 'proposals'],
    queryFn: async ({ signal }): Promise<PlanProposal[]> => {
      try {
        const query = { test_run_id: testRunId };
        return (await callApi('GET /plan_proposals', { query, signal })).proposals;
      } catch (error) {
        if (isNotFound(error)) return [];
        throw error;
      }
    },
    retry: false,
  });
}

/** Accepts or dismisses a proposal of a run. Gives false if it was out of date; it is gone in either case. */
export function useDecideProposal(testRunId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ decision, id }: { decision: 'accept' | 'dismiss'; id: number }) =>
      (await callApi(`POST /plan_proposals/${decision}`, { body: { ids: [id] } })).ids.includes(id),
    onSuccess: (_isDone, { id }) =>
      client.setQueryData(proposalsQuery(testRunId).queryKey, (proposals) =>
        proposals?.filter((proposal) => proposal.id !== id),
      ),
  });
}
