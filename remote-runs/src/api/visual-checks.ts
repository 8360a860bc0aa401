import type { VisualCheck } from 'shared/contract';
import { callApi } from 'shared/http';
import {
  apiMutation,
  optionalApiQuery,
  queryOptions,
  useMutation,
  useQueryClient,
  useRefresh,
} from 'shared/query';

/** The comparisons of pages with accepted screenshots in a run, in the order of its steps; none from a server that makes none. */
export function visualChecksQuery(testRunId: number) {
  return queryOptions({
    ...optionalApiQuery('GET /test_run/:id/visual_checks', { params: { id: testRunId } }),
    select: (reply) => reply?.visual_checks ?? [],
    retry: false,
  });
}

/** Accepts the screenshot of one check, or all of the run that can be accepted (null). After a refusal the checks are loaded again. */
export function useAcceptScreenshots(testRunId: number) {
  const client = useQueryClient();
  const { queryKey } = visualChecksQuery(testRunId);
  return useMutation({
    mutationFn: async (checkId: number | null): Promise<VisualCheck[]> =>
      checkId === null
        ? (await callApi('POST /test_run/:id/visual_checks/accept_all', { params: { id: testRunId } }))
            .visual_checks
        : [(await callApi('POST /visual_checks/:id/accept', { params: { id: checkId } })).visual_check],
    onSuccess: (accepted) => {
      const byId = new Map(accepted.map((check) => [check.id, check]));
      client.setQueryData(
        queryKey,
        (reply) =>
          reply && {
            ...reply,
            visual_checks: reply.visual_checks.map((check) => byId.get(check.id) ?? check),
          },
      );
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Accepts all screenshots of a group run that can be accepted. */
export function useAcceptScreenshotsOfGroupRun() {
  const refresh = useRefresh('GET /test_group_run/:id', 'GET /test_run/:id/visual_checks');
  return useMutation({
    ...apiMutation('POST /test_group_run/:id/visual_checks/accept_all'),
    onSettled: refresh,
  });
}
