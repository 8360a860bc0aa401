import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type {
  GroupRun,
  GroupRunDetailReply,
  GroupRunReply,
  RerunBody,
  TriggerRunBody,
} from 'shared/contract';
import { request } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';
import { isUnfinished } from '../model/run-status.ts';
import { groupRunKeys } from './group-run-keys.ts';

/** A group run with its test runs; asked again until it has ended. */
export function groupRunQuery(id: number) {
  return queryOptions({
    queryKey: groupRunKeys.detail(id),
    queryFn: ({ signal }) => request<GroupRunDetailReply>(`/test_group_run/${id}`, { signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnfinished(state.data.test_group_run.status) && RUNS_POLL_INTERVAL,
  });
}

/** Starts all tests of a suite; answers the new group run. */
export function useTriggerSuiteRun() {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: (suiteId: number) => {
      const body: TriggerRunBody = { test_blueprint_category_id: suiteId };
      return startRun('/test_group_run/trigger_run', body);
    },
    onSuccess: refreshList,
  });
}

/** Starts the tests of a group run once more, as they stand now; answers the new group run. */
export function useRerun(id: number) {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: (only: 'all' | 'failed') =>
      startRun(`/test_group_run/${id}/rerun`, { only } satisfies RerunBody),
    onSuccess: refreshList,
  });
}

/** Stops a group run; settled once the screen has the run's new state. */
export function useCancelGroupRun(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(`/test_group_run/${id}/cancel`, { method: 'POST' }),
    onSuccess: () => client.invalidateQueries({ queryKey: groupRunKeys.all }),
  });
}

async function startRun(path: string, body: TriggerRunBody | RerunBody): Promise<GroupRun> {
  return (await request<GroupRunReply>(path, { method: 'POST', body })).test_group_run;
}

/** The list is asked for when it is looked at. */
function useRefreshList() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: groupRunKeys.list(), refetchType: 'none' });
}
