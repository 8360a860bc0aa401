import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type { SharedReply, SharedTestRun } from 'shared/contract';
import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';
import { isUnfinished } from '../model/run-status.ts';

/** What a share link leads to; polled until the run has ended. */
export function sharedQuery(token: string) {
  return queryOptions({
    queryKey: ['runs', 'shared', token],
    queryFn: ({ signal }) => callApi('GET /shared/:token', { params: { token }, signal }),
    refetchInterval: ({ state }) => pollWhile(state.data),
  });
}

/** A test run of a shared group run; polled until it has ended. */
export function sharedTestRunQuery(token: string, id: number) {
  return queryOptions({
    queryKey: ['runs', 'shared', token, id],
    queryFn: async ({ signal }) =>
      (await callApi('GET /shared/:token/test_runs/:id', { params: { token, id }, signal })).test_run,
    refetchInterval: ({ state }) => pollWhile(state.data && { group_run: null, test_run: state.data }),
  });
}

/** Tells the server that the page of the link is open. Its failure concerns no reader. */
export function countView(token: string): void {
  callApi('POST /shared/:token/views', { params: { token } }).catch(() => undefined);
}

function pollWhile(
  shared: { group_run: SharedReply['group_run']; test_run: SharedTestRun | null } | undefined,
): number | false {
  const status = (shared?.group_run ?? shared?.test_run)?.status;
  return status !== undefined && isUnfinished(status) && RUNS_POLL_INTERVAL;
}
