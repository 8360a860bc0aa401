import { environment } from 'shared/environment';
import { useQuery } from 'shared/query';
import { LoadState, PageHeader, Stack } from 'shared/ui';
import { companyQuery } from '../../api/company.ts';
import { suitesQuery } from '../../api/suites.ts';
import { ApiKeyBox } from '../../features/pipeline/ApiKeyBox.tsx';
import { ConnectGithub } from '../../features/pipeline/ConnectGithub.tsx';
import { PipelineExample } from '../../features/pipeline/PipelineExample.tsx';

/** What a pipeline needs to start a suite: the company's API key and a call to copy. */
export function GithubPage() {
  const company = useQuery(companyQuery());
  const suites = useQuery(suitesQuery());
  const { githubAppAddress } = environment();
  return (
    <Stack gap={6}>
      <PageHeader title="CI/CD" description="Start a test suite from your pipeline." />
      <LoadState query={company} loading="Loading..." failed="Your company could not be loaded.">
        {({ api_key, github_installation_id }) => (
          <Stack gap={6}>
            <ApiKeyBox apiKey={api_key} />
            <LoadState
              query={suites}
              loading="Loading test suites..."
              failed="Failed to load test suites. Please try again later."
            >
              {(list) => <PipelineExample suites={list} />}
            </LoadState>
            {github_installation_id === null && githubAppAddress && (
              <ConnectGithub address={githubAppAddress} />
            )}
          </Stack>
        )}
      </LoadState>
    </Stack>
  );
}
