import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type { GroupRunDetailReply } from 'shared/contract';
import { logError } from 'shared/feedback';
import { pollInterval } from 'shared/live';
import { apiMutation, apiQuery, queryOptions, useMutation, useQueryClient, useRefresh } from 'shared/query';
import { useStartRun } from 'shared/run-environment';
import { isUnfinished } from '../model/run-status.ts';

/** The runs that are loaded, of as many pages as that took. */
export const runListKey = ['GET /test_group_run/list'] as const;

/** A group run with its test runs; polled until it has ended. */
export function groupRunQuery(id: number) {
  return queryOptions({
    ...apiQuery('GET /test_group_run/:id', { params: { id } }),
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
export const useRerun = () =>
  useMutation({ ...apiMutation('POST /test_group_run/:id/rerun'), onSuccess: useRefreshList() });

/** Stops a group run; pending until the screen has the run's new state. */
export function useCancelGroupRun() {
  const refresh = useRefresh(
    'GET /test_group_run/list',
    'GET /test_group_run/:id',
    'GET /test_run/:id',
    'GET /test_run/:id/history',
    'GET /test_run/:id/visual_checks',
    'GET /plan_proposals',
  );
  return useMutation({ ...apiMutation('POST /test_group_run/:id/cancel'), onSuccess: refresh });
}

/** Marks the list as stale; it is loaded when its screen opens. */
function useRefreshList() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: runListKey, refetchType: 'none' });
}
