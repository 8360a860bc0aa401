import type { Suite, SuiteCreate, SuiteUpdate } from 'shared/contract';
import { logError } from 'shared/feedback';
import { request } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';
import { untilNextStart } from '../model/suite-list.ts';

const BASE = '/test_blueprint_category';
const suitesKey = ['remote-suites', 'suites'];

interface SuiteReply {
  category: Suite;
}

/** Every suite of the company; loaded anew when the next scheduled run is due, since each start moves it on. */
export function suitesQuery() {
  return queryOptions({
    queryKey: suitesKey,
    queryFn: async ({ signal }) =>
      (await request<{ categories: Suite[] }>(`${BASE}/list`, { signal })).categories,
    refetchInterval: ({ state }) => untilNextStart(state.data ?? [], new Date()),
  });
}

/** Creates a suite; the new one joins the end of the list. */
export function useCreateSuite() {
  const changeSuites = useChangeSuites();
  return useMutation({
    mutationFn: (body: SuiteCreate) => request<SuiteReply>(`${BASE}/create`, { method: 'POST', body }),
    onSuccess: ({ category }) => changeSuites((suites) => [...suites, category]),
  });
}

/** Saves a suite; a failure is only logged. */
export function useUpdateSuite(id: number) {
  const changeSuites = useChangeSuites();
  return useMutation({
    mutationFn: (body: SuiteUpdate) => request<SuiteReply>(`${BASE}/update/${id}`, { method: 'PUT', body }),
    onSuccess: ({ category }) =>
      changeSuites((suites) => suites.map((suite) => (suite.id === id ? category : suite))),
    onError: (error) => logError(error, `Saving test suite ${id}`),
  });
}

/** Deletes a suite; its tests stay, without one. `onDeleted` is called while its card is still there. */
export function useDeleteSuite(id: number, onDeleted: () => void) {
  const changeSuites = useChangeSuites();
  return useMutation({
    mutationFn: () => request(`${BASE}/delete/${id}`, { method: 'DELETE' }),
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
