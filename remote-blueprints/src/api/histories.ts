import type { BlueprintListItem, TestHistory } from 'shared/contract';
import { callApi } from 'shared/http';
import { keepPreviousData, queryOptions } from 'shared/query';
import { batched } from './batched.ts';

/** Milliseconds for which a history is not asked for again, unless the test has run. */
const FRESHNESS = 60_000;

/** The last results of a test; rows that come into view together share a call. */
export function historyQuery({ id, last_run_id, last_status }: BlueprintListItem) {
  return queryOptions({
    queryKey: ['remote-blueprints', 'histories', id, last_run_id, last_status],
    queryFn: ({ signal }) => loadHistory(id, signal),
    enabled: Boolean(last_run_id),
    staleTime: FRESHNESS,
    placeholderData: keepPreviousData,
  });
}

const loadHistory = batched(async (ids: number[]) => {
  const { histories } = await callApi('GET /test_blueprint/histories', { query: { ids } });
  const byTest = new Map(histories.map((history) => [history.test_blueprint_id, history]));
  return (id): TestHistory => byTest.get(id) ?? { test_blueprint_id: id, results: [], is_flaky: false };
});
