import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type { GroupRunDetailReply } from 'shared/contract';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { pollInterval } from 'shared/live';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';
import { useStartRun } from 'shared/run-environment';
import { isUnfinished } from '../model/run-status.ts';
import { testRunKeys } from './test-runs.ts';

export const groupRunKeys = {
  all: ['runs', 'group-runs'] as const,
  list: () => [...groupRunKeys.all, 'list'] as const,
  detail: (id: number) => [...groupRunKeys.all, 'detail', id] as const,
};

/** A group run with its test runs; polled until it has ended. */
export function groupRunQuery(id: number) {
  return queryOptions({
    queryKey: groupRunKeys.detail(id),
    queryFn: ({ signal }) => callApi('GET /test_group_run/:id', { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      isUnfinished(state.data.test_group_run.status) &&
      pollInterval(RUNS_POLL_INTERVAL),
    meta: {
      onError: (error) => logError(error, 'Failed to load test group run details'),
      isChangedBy(change, data?: GroupRunDetailReply) {
        if (change === 'unknown') return data === undefined || isUnfinished(data.test_group_run.status);
        if (change.kind === 'group_run') return change.id === id;
        return change.kind === 'test_run' && Boolean(data?.test_runs.some((run) => run.id === change.id));
      },
    },
  });
}

/** Starts a run; the list shows it when its screen opens. */
export function useTriggerRun() {
  return useStartRun(useRefreshList());
}

/** Starts the tests of a group run again, with their current steps; returns the new group run. */
export function useRerun(id: number) {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: async (only: 'all' | 'failed') =>
      (await callApi('POST /test_group_run/:id/rerun', { params: { id }, body: { only } })).test_group_run,
    onSuccess: refreshList,
  });
}

/** Stops a group run; pending until the screen has the run's new state. */
export function useCancelGroupRun(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('POST /test_group_run/:id/cancel', { params: { id } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: groupRunKeys.all }),
        client.invalidateQueries({ queryKey: testRunKeys.all }),
      ]),
  });
}

/** Marks the list as stale; it is loaded when its screen opens. */
function useRefreshList() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: groupRunKeys.list(), refetchType: 'none' });
}
