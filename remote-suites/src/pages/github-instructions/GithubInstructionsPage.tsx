import { useQuery } from 'shared/query';
import { paths } from 'shared/router';
import { suitesQuery } from 'shared/run-environment';
import { LoadState, PageHeader, Stack } from 'shared/ui';
import { ExitCodes } from '../../features/pipeline/ExitCodes.tsx';
import { Instructions } from '../../features/pipeline/Instructions.tsx';

/** What to put into a pipeline so that it starts a suite. */
export function GithubInstructionsPage() {
  const suites = useQuery(suitesQuery());
  return (
    <Stack gap={6}>
      <PageHeader
        title="CI/CD instructions"
        backTo={paths.github()}
        backLabel="Back to CI/CD"
        description="Run a test suite from your pipeline, and let its result decide."
      />
      <LoadState
        query={suites}
        loading="Loading test suites..."
        failed="Failed to load test suites. Please try again later."
      >
        {(list) => <Instructions suites={list} />}
      </LoadState>
      <ExitCodes />
    </Stack>
  );
}
