import { RUNS_POLL_INTERVAL, type RunStatus } from 'shared/constants';
import { callApi } from 'shared/http';
import { apiQuery, queryOptions } from 'shared/query';
import { isUnfinished } from '../model/run-status.ts';

/** What a share link leads to; polled until the run has ended. */
export function sharedQuery(token: string) {
  return queryOptions({
    ...apiQuery('GET /shared/:token', { params: { token } }),
    refetchInterval: ({ state }) => pollWhile((state.data?.group_run ?? state.data?.test_run)?.status),
  });
}

/** A test run of a shared group run; polled until it has ended. */
export function sharedTestRunQuery(token: string, id: number) {
  return queryOptions({
    ...apiQuery('GET /shared/:token/test_runs/:id', { params: { token, id } }),
    select: ({ test_run: run }) => run,
    refetchInterval: ({ state }) => pollWhile(state.data?.test_run.status),
  });
}

/** Tells the server that the page of the link is open. Its failure concerns no reader. */
export function countView(token: string): void {
  callApi('POST /shared/:token/views', { params: { token } }).catch(() => undefined);
}

function pollWhile(status?: RunStatus): number | false {
  return status !== undefined && isUnfinished(status) && RUNS_POLL_INTERVAL;
}
