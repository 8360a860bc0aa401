import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type { GroupRun, GroupRunDetailReply, GroupRunListReply, TriggerRunBody } from 'shared/contract';
import { request } from 'shared/http';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from 'shared/query';
import { joinPages } from '../model/group-run-pages.ts';
import { isUnfinished } from '../model/run-status.ts';

const PAGE_SIZE = 100;

const groupRunKeys = {
  all: ['runs', 'group-runs'] as const,
  list: () => [...groupRunKeys.all, 'list'] as const,
  detail: (id: number) => [...groupRunKeys.all, 'detail', id] as const,
};

/** Newest first, in pages; asked again while a listed run is under way. */
export function groupRunsQuery() {
  return infiniteQueryOptions({
    queryKey: groupRunKeys.list(),
    queryFn: ({ pageParam, signal }) =>
      request<GroupRunListReply>('/test_group_run/list', {
        query: { limit: PAGE_SIZE, before: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next_before,
    select: ({ pages }) => joinPages(pages),
    refetchInterval: ({ state }) => {
      const runs = state.data?.pages.flatMap((page) => page.test_group_runs) ?? [];
      return runs.some(({ status }) => isUnfinished(status)) && RUNS_POLL_INTERVAL;
    },
  });
}

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
  const client = useQueryClient();
  return useMutation({
    mutationFn: (suiteId: number) => {
      const body: TriggerRunBody = { test_blueprint_category_id: suiteId };
      return request<{ test_group_run: GroupRun }>('/test_group_run/trigger_run', { method: 'POST', body });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: groupRunKeys.list(), refetchType: 'none' }),
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
