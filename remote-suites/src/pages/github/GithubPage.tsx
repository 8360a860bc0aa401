import { useQuery } from 'shared/query';
import { LoadState, Notice, PageHeader, Stack } from 'shared/ui';
import { companyQuery } from '../../api/company.ts';
import { ConnectedRepositories } from '../../features/github/ConnectedRepositories.tsx';
import { ConnectGithub } from '../../features/github/ConnectGithub.tsx';
import { GithubSetupPanel } from '../../features/github/GithubSetupPanel.tsx';
import { useGithubSetup } from '../../features/github/useGithubSetup.ts';
import { ApiKeyBox } from '../../features/pipeline/ApiKeyBox.tsx';
import { InstructionsLink } from '../../features/pipeline/InstructionsLink.tsx';
import { installAddress, manageAddress } from '../../model/github-app.ts';

/** What a pipeline needs to start a suite, and the connection to GitHub. Completes a setup that returns from GitHub. */
export function GithubPage() {
  const { setup, isRequested, addressWithout, leave } = useGithubSetup();
  return (
    <Stack gap={6}>
      <PageHeader title="CI/CD" description="Run a test suite from your pipeline." />
      {isRequested && (
        <Notice>
          An owner of your GitHub organization has been asked to approve the app. Connect GitHub once it is
          approved.
        </Notice>
      )}
      {setup ? (
        <GithubSetupPanel setup={setup} addressWithout={addressWithout} onLeave={leave} />
      ) : (
        <CompanyView />
      )}
    </Stack>
  );
}

function CompanyView() {
  const query = useQuery(companyQuery());
  return (
    <LoadState
      query={query}
      loading="Loading..."
      skeleton="sections"
      failed="Your company could not be loaded."
    >
      {(company) => (
        <Stack gap={6}>
          <ApiKeyBox apiKey={company.api_key} />
          <InstructionsLink />
          {company.github_installation_id === null ? (
            <ConnectGithub address={installAddress(company)} />
          ) : (
            <ConnectedRepositories
              repositories={company.github_repos}
              manageAddress={manageAddress(company)}
            />
          )}
        </Stack>
      )}
    </LoadState>
  );
}
