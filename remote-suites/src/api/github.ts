import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';
import type { GithubSetup } from '../model/github-setup.ts';
import { companyKey } from './company.ts';

/**
 * Completes an installation of the GitHub App. GitHub's code serves once, so this is asked once for each way back,
 * however often the screen is shown; only `refetch` asks again.
 */
export function githubSetupQuery({ installationId, state, code }: GithubSetup) {
  return queryOptions({
    queryKey: ['remote-suites', 'github-setup', installationId, state, code],
    // It goes on when nobody looks any more: the signal is left alone.
    queryFn: async ({ client }) => {
      const query = { installation_id: installationId, state: state ?? undefined, code: code ?? undefined };
      try {
        const { company } = await callApi('GET /github/setup', { query });
        if (company) client.setQueryData(companyKey, company);
        else client.removeQueries({ queryKey: companyKey });
        return { isComplete: true };
      } catch (error) {
        logError(error, 'Completing the GitHub setup');
        throw error;
      }
    },
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
    retryOnMount: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
