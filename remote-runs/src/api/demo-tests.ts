import { RUNS_POLL_INTERVAL } from 'shared/constants';
import { pollInterval } from 'shared/live';
import { apiQuery, queryOptions } from 'shared/query';
import { findDemoTests, type DemoTests } from '../model/demo-tests.ts';
import { isUnfinished } from '../model/run-status.ts';

/** The tests of the demo shop, with their last runs; polled while one of them runs. */
export function demoTestsQuery(shop: string) {
  return queryOptions({
    ...apiQuery('GET /test_blueprint/list'),
    select: ({ test_blueprints: tests }) => findDemoTests(tests, shop),
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      hasUnfinishedRun(findDemoTests(state.data.test_blueprints, shop)) &&
      pollInterval(RUNS_POLL_INTERVAL),
    meta: { isChangedBy: (change) => change === 'unknown' || change.kind === 'group_run' },
  });
}

const hasUnfinishedRun = ({ passing, failing }: DemoTests) =>
  [passing, failing].some((test) => test?.last_status && isUnfinished(test.last_status));
