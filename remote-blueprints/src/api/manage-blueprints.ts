import type { Blueprint, BlueprintCreate, BlueprintListItem, BlueprintMove } from 'shared/contract';
import { callApi, isNotFound } from 'shared/http';
import { useMutation, useQueryClient } from 'shared/query';
import { draftOf, toBody } from '../model/draft.ts';
import { blueprintKeys, loadBlueprint, useRefreshLists, useStoreInLists } from './blueprints.ts';

/** The new test or module is added to the cached lists. */
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

interface DeleteOptions {
  /** The session that deletes. */
  bearer: string | undefined;
  /** The page is going away. */
  keepalive: boolean;
}

/** Returns a function that deletes tests or modules, all or none. */
export function useDeleteBlueprints() {
  const client = useQueryClient();
  const refreshLists = useRefreshLists();
  return async (ids: number[], { bearer, keepalive }: DeleteOptions): Promise<void> => {
    const options = { keepalive, ...(bearer !== undefined && { bearer }) };
    const [id] = ids;
    // A single one by the call that every server knows.
    if (id !== undefined && ids.length === 1)
      await callApi('DELETE /test_blueprint/delete/:id', { params: { id }, ...options });
    else await callApi('POST /test_blueprint/delete_many', { body: { test_blueprint_ids: ids }, ...options });
    const deleted = new Set(ids);
    client.setQueriesData<BlueprintListItem[]>({ queryKey: blueprintKeys.lists() }, (items) =>
      items?.filter((item) => !deleted.has(item.id)),
    );
    refreshLists();
  };
}

/** Puts tests into a suite, or out of any. All or none. */
export function useMoveBlueprints() {
  const refreshLists = useRefreshLists();
  return useMutation({
    mutationFn: (body: BlueprintMove) => callApi('POST /test_blueprint/move', { body }),
    onSuccess: refreshLists,
  });
}

/** The request body that creates a copy of a stored test or module. */
function copyOf(blueprint: Blueprint): BlueprintCreate {
  return toBody({ ...draftOf(blueprint), name: `${blueprint.title} (Copy)` }, blueprint.type);
}
