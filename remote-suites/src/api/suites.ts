import type { Suite, SuiteCreate, SuiteUpdate } from 'shared/contract';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';
import { nextRefreshDelay } from '../model/suite-list.ts';

export const suitesKey = ['remote-suites', 'suites'];

/** Every suite of the company; refreshed after the next scheduled run, which changes its next run time. */
export function suitesQuery() {
  return queryOptions({
    queryKey: suitesKey,
    queryFn: async ({ signal }) =>
      (await callApi('GET /test_blueprint_category/list', { signal })).categories,
    refetchInterval: ({ state }) => nextRefreshDelay(state.data ?? [], new Date()),
    // A card shows the last runs of its suite.
    meta: { isChangedBy: (change) => change === 'unknown' || change.kind === 'group_run' },
  });
}

/** Creates a suite; the new one joins the end of the list. */
export function useCreateSuite() {
  const changeSuites = useChangeSuites();
  return useMutation({
    mutationFn: (body: SuiteCreate) => callApi('POST /test_blueprint_category/create', { body }),
    onSuccess: ({ category }) => changeSuites((suites) => [...suites, category]),
  });
}

/** Saves a suite; a failure is only logged. */
export function useUpdateSuite(id: number) {
  const changeSuites = useChangeSuites();
  return useMutation({
    mutationFn: (body: SuiteUpdate) =>
      callApi('PUT /test_blueprint_category/update/:id', { params: { id }, body }),
    onSuccess: ({ category }) =>
      changeSuites((suites) => suites.map((suite) => (suite.id === id ? category : suite))),
    onError: (error) => logError(error, `Saving test suite ${id}`),
  });
}

/** Deletes a suite; its tests stay, without one. `onDeleted` is called while its card is still there. */
export function useDeleteSuite(id: number, onDeleted: () => void) {
  const changeSuites = useChangeSuites();
  return useMutation({
    mutationFn: () => callApi('DELETE /test_blueprint_category/delete/:id', { params: { id } }),
    onSuccess: () => {
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
    client.setQueryData<Suite[]>(suitesKey, (suites) => suites && change(suites));
  };
}
