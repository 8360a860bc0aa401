import type { GeneratedSteps, StepGenerator } from 'shared/contract';
import { request } from 'shared/http';
import { queryOptions, useMutation } from 'shared/query';

const PATH = '/test_blueprint/generate-steps';

/** Who makes steps from pasted material on this server. */
export function generatorQuery() {
  return queryOptions({
    queryKey: ['remote-blueprints', 'generator'],
    queryFn: ({ signal }) => request<StepGenerator>(PATH, { signal }),
    staleTime: Infinity,
  });
}

export function useGenerateSteps() {
  return useMutation({
    mutationFn: (body: { context: string; starting_url: string }) =>
      request<GeneratedSteps>(PATH, { method: 'POST', body }),
  });
}
