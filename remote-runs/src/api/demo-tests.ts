import { RUNS_POLL_INTERVAL } from 'shared/constants';
import { callApi } from 'shared/http';
import { pollInterval } from 'shared/live';
import { queryOptions } from 'shared/query';
import { findDemoTests, type DemoTests } from '../model/demo-tests.ts';
import { isUnfinished } from '../model/run-status.ts';

/** The tests of the demo shop, with their last runs; polled while one of them runs. */
export function demoTestsQuery(shop: string) {
  return queryOptions({
    queryKey: ['runs', 'demo-tests', shop],
    queryFn: async ({ signal }) =>
      findDemoTests((await callApi('GET /test_blueprint/list', { signal })).test_blueprints, shop),
    refetchInterval: ({ state }) => hasUnfinishedRun(state.data) && pollInterval(RUNS_POLL_INTERVAL),
    meta: { isChangedBy: (change) => change === 'unknown' || change.kind === 'group_run' },
  });
}

const hasUnfinishedRun = (tests?: DemoTests) =>
  [tests?.passing, tests?.failing].some((test) => test?.last_status && isUnfinished(test.last_status));
