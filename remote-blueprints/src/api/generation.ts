import type { GeneratedStep, StepGenerator } from 'shared/contract';
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
    mutationFn: async (body: { context: string; starting_url: string }) =>
      (await request<{ steps: GeneratedStep[] }>(PATH, { method: 'POST', body })).steps,
  });
}
