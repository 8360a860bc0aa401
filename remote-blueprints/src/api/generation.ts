import type { BodyOf } from 'shared/contract';
import { callApi } from 'shared/http';
import { queryOptions, useMutation } from 'shared/query';

/** Who makes steps from pasted material on this server. */
export function generatorQuery() {
  return queryOptions({
    queryKey: ['remote-blueprints', 'generator'],
    queryFn: ({ signal }) => callApi('GET /test_blueprint/generate-steps', { signal }),
    staleTime: Infinity,
  });
}

export function useGenerateSteps() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /test_blueprint/generate-steps'>) =>
      callApi('POST /test_blueprint/generate-steps', { body }),
  });
}
