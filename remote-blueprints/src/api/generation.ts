import { apiMutation, apiQuery, queryOptions, useMutation } from 'shared/query';

/** Who makes steps from pasted material on this server. */
export function generatorQuery() {
  return queryOptions({ ...apiQuery('GET /test_blueprint/generate-steps'), staleTime: Infinity });
}

export const useGenerateSteps = () => useMutation(apiMutation('POST /test_blueprint/generate-steps'));
