import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type { FailureFilter } from 'shared/contract';
import { callApi } from 'shared/http';
import { pollInterval } from 'shared/live';
import { queryOptions } from 'shared/query';
import type { BlueprintList } from './blueprints.ts';

/** The ids of the tests whose last run has such a failure. Saving and deleting tests changes nothing in that, runs and verdicts do. */
export function failedTestsQuery(query: FailureFilter) {
  return queryOptions({
    queryKey: ['remote-blueprints', 'failed-tests', query],
    queryFn: ({ signal }) => callApi('GET /test_blueprint/list', { query, signal }),
    select: idsOf,
    refetchInterval: () => pollInterval(RUNS_POLL_INTERVAL),
    meta: { isChangedBy: (change) => change === 'unknown' || change.kind === 'group_run' },
  });
}

const idsOf = ({ test_blueprints: tests }: BlueprintList): ReadonlySet<number> =>
  new Set(tests.map(({ id }) => id));
