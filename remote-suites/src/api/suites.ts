import type { ReplyOf, Suite, SuiteUpdate } from 'shared/contract';
import { saveEdit } from 'shared/edits';
import { callApi } from 'shared/http';
import { apiMutation, useMutation, useQueryClient } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { nextRefreshDelay } from '../model/suite-list.ts';

const UPDATE = 'PUT /test_blueprint_category/update/:id';
const suitesKey = suitesQuery().queryKey;

/** The suites, refreshed after the next scheduled run, which changes its next run time. */
export function refreshedSuitesQuery() {
  return {
    ...suitesQuery(),
    refetchInterval: ({ state }: { state: { data: SuiteList | undefined } }) =>
      nextRefreshDelay(state.data?.categories ?? [], new Date()),
  };
}

type SuiteList = ReplyOf<'GET /test_blueprint_category/list'>;

/** Creates a suite; the new one joins the end of the list. */
export function useCreateSuite() {
  const changeSuites = useChangeSuites();
  return useMutation({
    ...apiMutation('POST /test_blueprint_category/create'),
    onSuccess: ({ category }) => changeSuites((suites) => [...suites, category]),
  });
}

/** Saves a suite over what was loaded of it; a failure is only logged. */
export function useUpdateSuite(id: number) {
  const client = useQueryClient();
  const changeSuites = useChangeSuites();
  return useMutation({
    mutationKey: [UPDATE],
    mutationFn: ({ base, ...body }: SuiteUpdate) =>
      saveEdit(
        { body, base, words: async () => (await import('./suite-words.ts')).suiteWords(client) },
        (sent) => callApi(UPDATE, { params: { id }, body: sent }),
      ),
    onSuccess: (reply) =>
      reply && changeSuites((suites) => suites.map((suite) => (suite.id === id ? reply.category : suite))),
  });
}

/** Deletes a suite; its tests stay, without one. `onDeleted` is called while its card is still there. */
export function useDeleteSuite(onDeleted: () => void) {
  const changeSuites = useChangeSuites();
  return useMutation({
    ...apiMutation('DELETE /test_blueprint_category/delete/:id'),
    onSuccess: (_reply, { params: { id } }) => {
      onDeleted();
      return changeSuites((suites) => suites.filter((suite) => suite.id !== id));
    },
  });
}

function useChangeSuites() {
  const client = useQueryClient();
  return async (change: (suites: Suite[]) => Suite[]) => {
    // A list that is on its way may be older than the change.
    if (client.getQueryData(suitesKey) === undefined) return client.resetQueries({ queryKey: suitesKey });
    await client.cancelQueries({ queryKey: suitesKey });
    client.setQueryData(suitesKey, (list) => list && { ...list, categories: change(list.categories) });
  };
}
