import { RUNS_POLL_INTERVAL } from 'shared/constants';
import { callApi } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';
import { isUnfinished } from '../model/run-status.ts';
import { groupRunKeys } from './group-run-keys.ts';

/** A group run with its test runs; asked again until it has ended. */
export function groupRunQuery(id: number) {
  return queryOptions({
    queryKey: groupRunKeys.detail(id),
    queryFn: ({ signal }) => callApi('GET /test_group_run/:id', { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnfinished(state.data.test_group_run.status) && RUNS_POLL_INTERVAL,
  });
}

/** Starts all tests of a suite; answers the new group run. */
export function useTriggerSuiteRun() {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: async (suiteId: number) => {
      const body = { test_blueprint_category_id: suiteId };
      return (await callApi('POST /test_group_run/trigger_run', { body })).test_group_run;
    },
    onSuccess: refreshList,
  });
}

/** Starts the tests of a group run once more, as they stand now; answers the new group run. */
export function useRerun(id: number) {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: async (only: 'all' | 'failed') =>
      (await callApi('POST /test_group_run/:id/rerun', { params: { id }, body: { only } })).test_group_run,
    onSuccess: refreshList,
  });
}

/** Stops a group run; settled once the screen has the run's new state. */
export function useCancelGroupRun(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('POST /test_group_run/:id/cancel', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: groupRunKeys.all }),
  });
}

/** The list is asked for when it is looked at. */
function useRefreshList() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: groupRunKeys.list(), refetchType: 'none' });
}
