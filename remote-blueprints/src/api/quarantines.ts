import type { BodyInputOf } from 'shared/contract';
import { callApi } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';
import { blueprintKeys } from './blueprints.ts';

const PATH = '/test_blueprint/:id/quarantine';

/** The people who can look after a test in quarantine. */
export function quarantineOwnersQuery() {
  return queryOptions({
    queryKey: [...blueprintKeys.all, 'quarantine-owners'] as const,
    queryFn: async ({ signal }) => (await callApi('GET /test_blueprint/quarantine_owners', { signal })).users,
  });
}

/** Starts or changes the quarantine of a test. */
export function usePutQuarantine(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<`PUT ${typeof PATH}`>) => callApi(`PUT ${PATH}`, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: blueprintKeys.lists() }),
  });
}

export function useEndQuarantine(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(`DELETE ${PATH}`, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: blueprintKeys.lists() }),
  });
}
