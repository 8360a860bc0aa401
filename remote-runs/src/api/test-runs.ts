import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type { TestRun } from 'shared/contract';
import { callApi } from 'shared/http';
import { pollInterval } from 'shared/live';
import { queryOptions } from 'shared/query';
import { isUnfinished } from '../model/run-status.ts';

/** Milliseconds without a refetch of a finished run: new media addresses would load its screenshots again, and they last an hour. */
const FINISHED_FRESHNESS = 50 * 60 * 1000;

export const testRunKeys = {
  all: ['runs', 'test-runs'] as const,
  detail: (id: number) => [...testRunKeys.all, id] as const,
};

/** A test run with its steps; polled until it has ended. */
export function testRunQuery(id: number) {
  return queryOptions({
    queryKey: testRunKeys.detail(id),
    queryFn: async ({ signal }) => (await callApi('GET /test_run/:id', { params: { id }, signal })).test_run,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnfinished(state.data.status) && pollInterval(RUNS_POLL_INTERVAL),
    meta: {
      isChangedBy(change, data?: TestRun) {
        if (change === 'unknown') return data === undefined || isUnfinished(data.status);
        return change.kind === 'test_run' && change.id === id;
      },
    },
    staleTime: ({ state }) => (state.data && !isUnfinished(state.data.status) ? FINISHED_FRESHNESS : 0),
  });
}

/** The last results of the test that a run is of; null if the test was deleted. */
export function testHistoryQuery(testRunId: number) {
  return queryOptions({
    queryKey: ['runs', 'test-runs', testRunId, 'history'],
    queryFn: async ({ signal }) =>
      (await callApi('GET /test_run/:id/history', { params: { id: testRunId }, signal })).history,
  });
}

/** Console messages and failed requests of a finished test run; they do not change. */
export function pageEventsQuery(testRunId: number) {
  return queryOptions({
    queryKey: ['runs', 'test-runs', testRunId, 'events'],
    queryFn: ({ signal }) => callApi('GET /test_run/:id/events', { params: { id: testRunId }, signal }),
    staleTime: Infinity,
  });
}
