import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';
import type { GithubSetup } from '../model/github-setup.ts';
import { companyKey } from './company.ts';

/**
 * Completes an installation of the GitHub App. GitHub's code is valid once, so the call is sent once per return from GitHub,
 * even if the screen renders several times; only `refetch` repeats it.
 */
export function githubSetupQuery({ installationId, state, code }: GithubSetup) {
  return queryOptions({
    queryKey: ['remote-suites', 'github-setup', installationId, state, code],
    // Without the signal: the setup completes even if the screen closes.
    queryFn: async ({ client }) => {
      const query = { installation_id: installationId, state: state ?? undefined, code: code ?? undefined };
      try {
        const { company } = await callApi('GET /github/setup', { query });
        if (company) client.setQueryData(companyKey, { company });
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
