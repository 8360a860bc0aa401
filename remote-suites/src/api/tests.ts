import type { ReplyOf, Suite } from 'shared/contract';
import { callApi } from 'shared/http';
import { apiQuery, queryOptions, useMutation, useQueryClient } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';

const LIST = 'GET /test_blueprint/list';
type List = ReplyOf<typeof LIST>;

/** Every test and module of the company. */
export const blueprintsQuery = () => apiQuery(LIST);

/** Every test of the company, whatever its suite. */
export function testsQuery() {
  return queryOptions({ ...blueprintsQuery(), select: testsOf });
}

export const testsOf = ({ test_blueprints: list }: List) => list.filter(({ type }) => type === 'integration');

/** The modules that can be a suite's login module. A failure is only logged: the choice stays empty. */
export function moduleChoicesQuery() {
  return queryOptions({ ...blueprintsQuery(), select: moduleChoicesOf });
}

export const moduleChoicesOf = ({ test_blueprints: list }: List) =>
  list.filter(({ type }) => type === 'module').map(({ id, title }) => ({ id, name: title }));

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
      Promise.all(
        [blueprintsQuery(), suitesQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      ),
  });
}

async function move(ids: number[], suiteId: number | null): Promise<void> {
  if (ids.length === 0) return;
  const body = { test_blueprint_ids: ids, test_blueprint_category_id: suiteId };
  await callApi('POST /test_blueprint/move', { body });
}
