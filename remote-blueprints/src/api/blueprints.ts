import type {
  Blueprint,
  BlueprintCreate,
  BlueprintListItem,
  BlueprintMove,
  BlueprintUpdate,
} from 'shared/contract';
import { ApiError, request } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

const BASE = '/test_blueprint';

export const blueprintKeys = {
  all: ['remote-blueprints', 'blueprints'] as const,
  lists: () => [...blueprintKeys.all, 'list'] as const,
  list: (withUsage: boolean) => [...blueprintKeys.lists(), { withUsage }] as const,
  detail: (id: number) => [...blueprintKeys.all, 'detail', id] as const,
};

interface BlueprintReply {
  test_blueprint: Blueprint;
}

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

export function useCreateBlueprint() {
  const refreshLists = useRefreshLists();
  return useMutation({
    mutationFn: createBlueprint,
    onSuccess: refreshLists,
  });
}

/** Makes a copy of what is stored under an id. */
export function useDuplicateBlueprint() {
  const refreshLists = useRefreshLists();
  return useMutation({
    mutationFn: async (id: number) =>
      (await request<BlueprintReply>(`${BASE}/duplicate/${id}`, { method: 'POST' })).test_blueprint,
    onSuccess: refreshLists,
  });
}

/** A 409 with the code `version_conflict` carries the stored blueprint: `conflictingBlueprint` reads it. */
export function useUpdateBlueprint(id: number) {
  const refreshLists = useRefreshLists();
  return useMutation({
    mutationFn: async (body: BlueprintUpdate) =>
      (await request<BlueprintReply>(`${BASE}/update/${id}`, { method: 'PUT', body })).test_blueprint,
    onSuccess: refreshLists,
  });
}

export function useDeleteBlueprint() {
  const client = useQueryClient();
  const refreshLists = useRefreshLists();
  return useMutation({
    mutationFn: (id: number) => request(`${BASE}/delete/${id}`, { method: 'DELETE' }),
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
    mutationFn: (body: BlueprintMove) => request(`${BASE}/move`, { method: 'POST', body }),
    onSuccess: refreshLists,
  });
}

/** All or none. */
export function useDeleteBlueprints() {
  const refreshLists = useRefreshLists();
  return useMutation({
    mutationFn: (ids: number[]) =>
      request(`${BASE}/delete_many`, { method: 'POST', body: { test_blueprint_ids: ids } }),
    onSuccess: refreshLists,
  });
}

/** What is stored now, when a save failed because somebody else saved first. */
export function conflictingBlueprint(error: unknown): Blueprint | null {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') return null;
  return (error.body as BlueprintReply).test_blueprint;
}

async function loadBlueprint(id: number, signal?: AbortSignal): Promise<Blueprint> {
  return (await request<BlueprintReply>(`${BASE}/${id}`, { signal })).test_blueprint;
}

async function createBlueprint(body: BlueprintCreate): Promise<Blueprint> {
  return (await request<BlueprintReply>(`${BASE}/create`, { method: 'POST', body })).test_blueprint;
}

async function loadBlueprints(withUsage: boolean, signal: AbortSignal): Promise<BlueprintListItem[]> {
  const query = { include_usage_count: withUsage || undefined };
  const reply = await request<{ test_blueprints: BlueprintListItem[] }>(`${BASE}/list`, { query, signal });
  return reply.test_blueprints;
}

/** Does not wait for the new lists: what was asked for is done. */
function useRefreshLists() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: blueprintKeys.lists() });
}
