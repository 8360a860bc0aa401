import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type { Blueprint, BlueprintListItem, ReplyOf } from 'shared/contract';
import { callApi, errorBody } from 'shared/http';
import { pollInterval } from 'shared/live';
import {
  apiMutation,
  apiQuery,
  queryOptions,
  useMutation,
  useQueryClient,
  useRefresh,
  type QueryClient,
} from 'shared/query';
import { useRefreshStepPages } from './step-pages.ts';

const LIST = 'GET /test_blueprint/list';
const ONE = 'GET /test_blueprint/:id';
const UPDATE = 'PUT /test_blueprint/update/:id';

export type BlueprintList = ReplyOf<typeof LIST>;

/** All tests and modules. `withUsage`: each module says how many tests use it. */
export function blueprintsQuery({ withUsage = false } = {}) {
  return queryOptions({
    ...apiQuery(LIST, withUsage ? { query: { include_usage_count: true } } : {}),
    select: blueprintsOf,
    // The list shows the last run of each test.
    meta: { isChangedBy: (change) => change === 'unknown' || change.kind === 'group_run' },
  });
}

const blueprintsOf = ({ test_blueprints: blueprints }: BlueprintList) => blueprints;

/**
 * One test or module with its steps, as an editor opens it: loaded on each visit, and not again while it is
 * open: edits are never overwritten silently.
 */
export function blueprintQuery(id: number) {
  return queryOptions({
    ...apiQuery(ONE, { params: { id } }),
    queryKey: [ONE, id, 'edited'],
    select: blueprintOf,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A module whose steps a test shows or copies: loaded again each time. */
export function moduleQuery(id: number) {
  return queryOptions({ ...apiQuery(ONE, { params: { id } }), select: blueprintOf });
}

/** The last run of a test whose editor is open: loaded again while it goes on, without loading the test into the editor. */
export function lastRunQuery(test: Blueprint) {
  return queryOptions({
    ...apiQuery(ONE, { params: { id: test.id } }),
    queryKey: [ONE, test.id, 'last-run'],
    select: blueprintOf,
    initialData: () => ({ test_blueprint: test }),
    staleTime: RUNS_POLL_INTERVAL,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => isUnderWay(state.data) && pollInterval(RUNS_POLL_INTERVAL),
    meta: {
      isChangedBy: (change, data?: ReplyOf<typeof ONE>) =>
        change === 'unknown' ? isUnderWay(data) : change.kind === 'group_run',
    },
  });
}

const blueprintOf = ({ test_blueprint: blueprint }: ReplyOf<typeof ONE>) => blueprint;

function isUnderWay(reply?: ReplyOf<typeof ONE>): boolean {
  const status = reply?.test_blueprint.last_status;
  return status === 'pending' || status === 'running';
}

/** A 409 with the code `version_conflict` carries the stored blueprint: `conflictingBlueprint` reads it. */
export function useUpdateBlueprint() {
  const storeInLists = useStoreInLists();
  const refreshStepPages = useRefreshStepPages();
  return useMutation({
    ...apiMutation(UPDATE),
    onSuccess(reply) {
      storeInLists(reply);
      void refreshStepPages();
    },
  });
}

/** The stored version, if a save failed because another user saved first. */
export function conflictingBlueprint(error: unknown): Blueprint | null {
  const conflict = errorBody(error, UPDATE, 409);
  return conflict?.code === 'version_conflict' ? (conflict.test_blueprint ?? null) : null;
}

/** One test or module with its steps. */
export async function loadBlueprint(id: number, signal?: AbortSignal): Promise<Blueprint> {
  return (await callApi(ONE, { params: { id }, signal })).test_blueprint;
}

/** Shows a saved test or module in the lists before they are loaded again; a new one heads them. */
export function useStoreInLists() {
  const client = useQueryClient();
  const refreshLists = useRefreshLists();
  return ({ test_blueprint: saved }: { test_blueprint: Blueprint }) => {
    changeLists(client, (items) =>
      items.some(({ id }) => id === saved.id)
        ? items.map((item) => (item.id === saved.id ? saved : item))
        : [saved, ...items],
    );
    refreshLists();
  };
}

/** Changes what the lists show before they are loaded again. */
export function changeLists(
  client: QueryClient,
  change: (items: BlueprintListItem[]) => BlueprintListItem[],
): void {
  client.setQueriesData<BlueprintList>(
    { queryKey: [LIST] },
    (list) => list && { ...list, test_blueprints: change(list.test_blueprints) },
  );
}

/** Does not wait for the new lists: the change itself is done. */
export function useRefreshLists() {
  const refresh = useRefresh(LIST);
  return () => void refresh();
}
