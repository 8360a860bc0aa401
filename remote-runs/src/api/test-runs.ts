import { RUNS_POLL_INTERVAL } from 'shared/constants';
import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';
import { isUnfinished } from '../model/run-status.ts';

/** Milliseconds for which a finished run is left alone: fresh media addresses would load its pictures again, and they last an hour. */
const FINISHED_FRESHNESS = 50 * 60 * 1000;

const testRunKeys = { detail: (id: number) => ['runs', 'test-runs', id] as const };

/** A test run with its steps; asked again until it has ended. */
export function testRunQuery(id: number) {
  return queryOptions({
    queryKey: testRunKeys.detail(id),
    queryFn: async ({ signal }) => (await callApi('GET /test_run/:id', { params: { id }, signal })).test_run,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnfinished(state.data.status) && RUNS_POLL_INTERVAL,
    staleTime: ({ state }) => (state.data && !isUnfinished(state.data.status) ? FINISHED_FRESHNESS : 0),
  });
}
