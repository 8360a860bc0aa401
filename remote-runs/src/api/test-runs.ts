import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type { ReplyOf } from 'shared/contract';
import { pollInterval } from 'shared/live';
import { apiQuery, queryOptions } from 'shared/query';
import { isUnfinished } from '../model/run-status.ts';

/** Milliseconds without a refetch of a finished run: new media addresses would load its screenshots again, and they last an hour. */
const FINISHED_FRESHNESS = 50 * 60 * 1000;

const TEST_RUN = 'GET /test_run/:id';

/** A test run with its steps; polled until it has ended. */
export function testRunQuery(id: number) {
  return queryOptions({
    ...apiQuery(TEST_RUN, { params: { id } }),
    select: testRunOf,
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      isUnfinished(state.data.test_run.status) &&
      pollInterval(RUNS_POLL_INTERVAL),
    meta: {
      isChangedBy(change, data?: ReplyOf<typeof TEST_RUN>) {
        if (change === 'unknown') return data === undefined || isUnfinished(data.test_run.status);
        return change.kind === 'test_run' && change.id === id;
      },
    },
    staleTime: ({ state }) =>
      state.data && !isUnfinished(state.data.test_run.status) ? FINISHED_FRESHNESS : 0,
  });
}

const testRunOf = ({ test_run: run }: ReplyOf<typeof TEST_RUN>) => run;

/** The last results of the test that a run is of; null if the test was deleted. */
export function testHistoryQuery(id: number) {
  return queryOptions({
    ...apiQuery('GET /test_run/:id/history', { params: { id } }),
    select: ({ history }) => history,
  });
}

/** Console messages and failed requests of a finished test run; they do not change. */
export function pageEventsQuery(id: number) {
  return queryOptions({
    ...apiQuery('GET /test_run/:id/events', { params: { id } }),
    staleTime: Infinity,
  });
}
