import { RUNS_POLL_INTERVAL } from 'shared/constants';
import type { Blueprint, BlueprintListItem, BlueprintUpdate } from 'shared/contract';
import { callApi, errorBody } from 'shared/http';
import { pollInterval } from 'shared/live';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

const UPDATE = 'PUT /test_blueprint/update/:id';

export const blueprintKeys = {
  all: ['remote-blueprints', 'blueprints'] as const,
  lists: () => [...blueprintKeys.all, 'list'] as const,
  list: (withUsage: boolean) => [...blueprintKeys.lists(), { withUsage }] as const,
  detail: (id: number) => [...blueprintKeys.all, 'detail', id] as const,
  lastRun: (id: number) => [...blueprintKeys.all, 'last-run', id] as const,
};

/** All tests and modules. `withUsage`: each module says how many tests use it. */
export function blueprintsQuery({ withUsage = false } = {}) {
  return queryOptions({
    queryKey: blueprintKeys.list(withUsage),
    queryFn: ({ signal }) => loadBlueprints(withUsage, signal),
    // The list shows the last run of each test.
    meta: { isChangedBy: (change) => change === 'unknown' || change.kind === 'group_run' },
  });
}

/**
 * One test or module with its steps, as an editor opens it: loaded on each visit, and not again while it is
 * open: edits are never overwritten silently.
 */
export function blueprintQuery(id: number) {
  return queryOptions({
    queryKey: blueprintKeys.detail(id),
    queryFn: ({ signal }) => loadBlueprint(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A module whose steps a test shows or copies: loaded again each time. */
export function moduleQuery(id: number) {
  return queryOptions({
    queryKey: [...blueprintKeys.all, 'module', id],
    queryFn: ({ signal }) => loadBlueprint(id, signal),
  });
}

/** The last run of a test whose editor is open: loaded again while it goes on, without loading the test into the editor. */
export function lastRunQuery(test: Blueprint) {
  return queryOptions({
    queryKey: blueprintKeys.lastRun(test.id),
    queryFn: async ({ signal }) => lastRunOf(await loadBlueprint(test.id, signal)),
    initialData: () => lastRunOf(test),
    staleTime: RUNS_POLL_INTERVAL,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => isUnderWay(state.data) && pollInterval(RUNS_POLL_INTERVAL),
    meta: {
      isChangedBy: (change, data?: LastRun) =>
        change === 'unknown' ? isUnderWay(data) : change.kind === 'group_run',
    },
  });
}

type LastRun = Pick<Blueprint, 'last_run' | 'last_run_id' | 'last_status' | 'last_run_is_flaky'>;

const isUnderWay = (run?: LastRun) => run?.last_status === 'pending' || run?.last_status === 'running';

const lastRunOf = ({ last_run, last_run_id, last_status, last_run_is_flaky }: Blueprint): LastRun => ({
  last_run,
  last_run_id,
  last_status,
  last_run_is_flaky,
});

/** A 409 with the code `version_conflict` carries the stored blueprint: `conflictingBlueprint` reads it. */
export function useUpdateBlueprint(id: number) {
  const storeInLists = useStoreInLists();
  return useMutation({
    mutationFn: async (body: BlueprintUpdate) =>
      (await callApi(UPDATE, { params: { id }, body })).test_blueprint,
    onSuccess: storeInLists,
  });
}

/** The stored version, if a save failed because another user saved first. */
export function conflictingBlueprint(error: unknown): Blueprint | null {
  const conflict = errorBody(error, UPDATE, 409);
  return conflict?.code === 'version_conflict' ? (conflict.test_blueprint ?? null) : null;
}

/** One test or module with its steps. */
export async function loadBlueprint(id: number, signal?: AbortSignal): Promise<Blueprint> {
  return (await callApi('GET /test_blueprint/:id', { params: { id }, signal })).test_blueprint;
}

async function loadBlueprints(withUsage: boolean, signal: AbortSignal): Promise<BlueprintListItem[]> {
  const query = { include_usage_count: withUsage || undefined };
  return (await callApi('GET /test_blueprint/list', { query, signal })).test_blueprints;
}

/** Shows a saved test or module in the lists before they are loaded again; a new one heads them. */
export function useStoreInLists() {
  const client = useQueryClient();
  const refreshLists = useRefreshLists();
  return (saved: Blueprint) => {
    client.setQueriesData<BlueprintListItem[]>({ queryKey: blueprintKeys.lists() }, (items) =>
      items?.some(({ id }) => id === saved.id)
        ? items.map((item) => (item.id === saved.id ? saved : item))
        : items && [saved, ...items],
    );
    refreshLists();
  };
}

/** Does not wait for the new lists: the change itself is done. */
export function useRefreshLists() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: blueprintKeys.lists() });
}
