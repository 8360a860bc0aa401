import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { useParams } from 'shared/router';
import { LoadState, Stack } from 'shared/ui';
import { testRunQuery } from '../../api/test-runs.ts';
import { RunComments } from '../../components/RunComments.tsx';
import { RunNotFound } from '../../components/RunNotFound.tsx';
import { StepProgress } from '../../features/step-progress/StepProgress.tsx';
import { stepProgress } from '../../model/step-progress.ts';
import { readId } from '../../model/route-id.ts';
import { isUnfinished } from '../../model/run-status.ts';
import { TestRunHeader } from './TestRunHeader.tsx';
import { TestRunView } from './TestRunView.tsx';

const LiveSteps = lazyPart(async () => (await import('../../features/live-steps/LiveSteps.tsx')).LiveSteps);

export function TestRunPage() {
  const id = readId(useParams()['id'] ?? '');
  return id === null ? <TestRunNotFound /> : <TestRunScreen key={id} id={id} />;
}

function TestRunScreen({ id }: { id: number }) {
  const query = useQuery(testRunQuery(id));
  if (isNotFound(query.error)) return <TestRunNotFound />;
  return (
    <Stack gap={4}>
      <TestRunHeader run={query.data} />
      <LoadState
        query={query}
        loading="Loading test run data..."
        skeleton="run"
        failed="Failed to load test run data. Please try again later."
      >
        {(run) => (
          <>
            <StepProgress states={stepProgress(run)} />
            {isUnfinished(run.status) ? (
              <LiveSteps run={run} />
            ) : (
              <TestRunView run={run} onRefresh={query.refetch} />
            )}
            <RunComments kind="test_run" id={id} />
          </>
        )}
      </LoadState>
    </Stack>
  );
}

function TestRunNotFound() {
  return <RunNotFound title="Test run" text="Test run not found." />;
}
