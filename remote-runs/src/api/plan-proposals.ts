import { callApi } from 'shared/http';
import { optionalApiQuery, queryOptions, useMutation, useQueryClient } from 'shared/query';

/** The changes of plans that a run proposes, as far as they are not decided; none from a server that keeps no plans. */
export function proposalsQuery(testRunId: number) {
  return queryOptions({
    ...optionalApiQuery('GET /plan_proposals', { query: { test_run_id: testRunId } }),
    select: (reply) => reply?.proposals ?? [],
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
      client.setQueryData(
        proposalsQuery(testRunId).queryKey,
        (reply) => reply && { ...reply, proposals: reply.proposals.filter((proposal) => proposal.id !== id) },
      ),
  });
}
