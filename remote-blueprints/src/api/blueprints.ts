import type {
  Blueprint,
  BlueprintCreate,
  BlueprintListItem,
  BlueprintMove,
  BlueprintUpdate,
} from 'shared/contract';
import { callApi, errorBody, isNotFound } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';
import { copyOf } from '../model/draft.ts';

const UPDATE = 'PUT /test_blueprint/update/:id';

export const blueprintKeys = {
  all: ['remote-blueprints', 'blueprints'] as const,
  lists: () => [...blueprintKeys.all, 'list'] as const,
  list: (withUsage: boolean) => [...blueprintKeys.lists(), { withUsage }] as const,
  detail: (id: number) => [...blueprintKeys.all, 'detail', id] as const,
};

/** All tests and modules. `withUsage`: each module says how many tests use it. */
export function blueprintsQuery({ withUsage = false } = {}) {
  return queryOptions({
    queryKey: blueprintKeys.list(withUsage),
    queryFn: ({ signal }) => loadBlueprints(withUsage, signal),
  });
}

/**
 * One test or module with its steps, as an editor opens it: read anew on each visit, and not again while it is
 * open, so that nobody's work is replaced under his hands.
 */
export function blueprintQuery(id: number) {
  return queryOptions({
    queryKey: blueprintKeys.detail(id),
    queryFn: ({ signal }) => loadBlueprint(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The new test or module stands in the lists at once. */
export function useCreateBlueprint() {
  const storeInLists = useStoreInLists();
  return useMutation({
    mutationFn: async (body: BlueprintCreate) =>
      (await callApi('POST /test_blueprint/create', { body })).test_blueprint,
    onSuccess: storeInLists,
  });
}

/** Copies a stored test or module; a server that does not do that itself gets the copy as a new one. */
export function useDuplicateBlueprint() {
  const storeInLists = useStoreInLists();
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        return (await callApi('POST /test_blueprint/duplicate/:id', { params: { id } })).test_blueprint;
      } catch (error) {
        if (!isNotFound(error)) throw error;
        const body = copyOf(await loadBlueprint(id));
        return (await callApi('POST /test_blueprint/create', { body })).test_blueprint;
      }
    },
    onSuccess: storeInLists,
  });
}

/** A 409 with the code `version_conflict` carries the stored blueprint: `conflictingBlueprint` reads it. */
export function useUpdateBlueprint(id: number) {
  const storeInLists = useStoreInLists();
  return useMutation({
    mutationFn: async (body: BlueprintUpdate) =>
      (await callApi(UPDATE, { params: { id }, body })).test_blueprint,
    onSuccess: storeInLists,
  });
}

export function useDeleteBlueprint() {
  const client = useQueryClient();
  const refreshLists = useRefreshLists();
  return useMutation({
    mutationFn: (id: number) => callApi('DELETE /test_blueprint/delete/:id', { params: { id } }),
    onSuccess: (_reply, id) => {
      client.setQueriesData<BlueprintListItem[]>({ queryKey: blueprintKeys.lists() }, (items) =>
        items?.filter((item) => item.id !== id),
      );
      return refreshLists();
    },
  });
}

/** Puts tests into a suite, or out of any. All or none. */
export function useMoveBlueprints() {
  const refreshLists = useRefreshLists();
  return useMutation({
    mutationFn: (body: BlueprintMove) => callApi('POST /test_blueprint/move', { body }),
    onSuccess: refreshLists,
  });
}

/** All or none. */
export function useDeleteBlueprints() {
  const refreshLists = useRefreshLists();
  return useMutation({
    mutationFn: (ids: number[]) =>
      callApi('POST /test_blueprint/delete_many', { body: { test_blueprint_ids: ids } }),
    onSuccess: refreshLists,
  });
}

/** What is stored now, when a save failed because somebody else saved first. */
export function conflictingBlueprint(error: unknown): Blueprint | null {
  const conflict = errorBody(error, UPDATE, 409);
  return conflict?.code === 'version_conflict' ? (conflict.test_blueprint ?? null) : null;
}

async function loadBlueprint(id: number, signal?: AbortSignal): Promise<Blueprint> {
  return (await callApi('GET /test_blueprint/:id', { params: { id }, signal })).test_blueprint;
}

async function loadBlueprints(withUsage: boolean, signal: AbortSignal): Promise<BlueprintListItem[]> {
  const query = { include_usage_count: withUsage || undefined };
  return (await callApi('GET /test_blueprint/list', { query, signal })).test_blueprints;
}

/** Shows a saved test or module in the lists before they are loaded again; a new one heads them. */
function useStoreInLists() {
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
function useRefreshLists() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: blueprintKeys.lists() });
}
