import type { Blueprint, BlueprintCreate } from 'shared/contract';
import { callApi, isNotFound } from 'shared/http';
import { apiMutation, useMutation, useQueryClient } from 'shared/query';
import { draftOf, toBody } from '../model/draft.ts';
import { changeLists, loadBlueprint, useRefreshLists, useStoreInLists } from './blueprints.ts';

const CREATE = 'POST /test_blueprint/create';
const DUPLICATE = 'POST /test_blueprint/duplicate/:id';

/** The new test or module is added to the cached lists. */
export const useCreateBlueprint = () => useMutation({ ...apiMutation(CREATE), onSuccess: useStoreInLists() });

/** Copies a stored test or module; a server that does not do that itself gets the copy as a new one. */
export function useDuplicateBlueprint() {
  const storeInLists = useStoreInLists();
  return useMutation({
    mutationKey: [DUPLICATE],
    mutationFn: async (id: number) => {
      try {
        return await callApi(DUPLICATE, { params: { id } });
      } catch (error) {
        if (!isNotFound(error)) throw error;
        return await callApi(CREATE, { body: copyOf(await loadBlueprint(id)) });
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
  const { mutateAsync: deleteOne } = useMutation(apiMutation('DELETE /test_blueprint/delete/:id'));
  const { mutateAsync: deleteMany } = useMutation(apiMutation('POST /test_blueprint/delete_many'));
  return async (ids: number[], { bearer, keepalive }: DeleteOptions): Promise<void> => {
    const options = { keepalive, ...(bearer !== undefined && { bearer }) };
    const [id] = ids;
    // A single one by the call that every server knows.
    if (id !== undefined && ids.length === 1) await deleteOne({ params: { id }, ...options });
    else await deleteMany({ body: { test_blueprint_ids: ids }, ...options });
    const deleted = new Set(ids);
    changeLists(client, (items) => items.filter((item) => !deleted.has(item.id)));
    refreshLists();
  };
}

/** Puts tests into a suite, or out of any. All or none. */
export const useMoveBlueprints = () =>
  useMutation({ ...apiMutation('POST /test_blueprint/move'), onSuccess: useRefreshLists() });

/** The request body that creates a copy of a stored test or module. */
function copyOf(blueprint: Blueprint): BlueprintCreate {
  return toBody({ ...draftOf(blueprint), name: `${blueprint.title} (Copy)` }, blueprint.type);
}
