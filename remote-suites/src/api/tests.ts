import type { Suite } from 'shared/contract';
import { callApi } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';
import { suitesKey } from './suites.ts';

const testsKey = ['remote-suites', 'tests'];

/** Every test of the company, whatever its suite. */
export function testsQuery() {
  return queryOptions({
    queryKey: testsKey,
    queryFn: async ({ signal }) =>
      (await callApi('GET /test_blueprint/list', { signal })).test_blueprints.filter(
        ({ type }) => type === 'integration',
      ),
  });
}

interface Change {
  added: number[];
  removed: number[];
}

/** Moves tests into the suite, and others out of it. */
export function useChangeTests({ id }: Suite) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ added, removed }: Change) => {
      await move(added, id);
      await move(removed, null);
    },
    // After a failure, too: one of the two may have been done.
    onSettled: () =>
      Promise.all([testsKey, suitesKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

async function move(ids: number[], suiteId: number | null): Promise<void> {
  if (ids.length === 0) return;
  const body = { test_blueprint_ids: ids, test_blueprint_category_id: suiteId };
  await callApi('POST /test_blueprint/move', { body });
}
