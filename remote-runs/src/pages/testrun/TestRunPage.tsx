import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { useParams } from 'shared/router';
import { LoadState, Stack } from 'shared/ui';
import { testRunQuery } from '../../api/test-runs.ts';
import { Lights } from '../../features/lights/Lights.tsx';
import { stepLights } from '../../model/lights.ts';
import { readId } from '../../model/route-id.ts';
import { isUnfinished } from '../../model/run-status.ts';
import { TestRunHeader } from './TestRunHeader.tsx';
import { TestRunNotFound } from './TestRunNotFound.tsx';
import { TestRunView } from './TestRunView.tsx';

export function TestRunPage() {
  const id = readId(useParams()['id'] ?? '');
  return id === null ? <TestRunNotFound /> : <TestRunScreen key={id} id={id} />;
}

function TestRunScreen({ id }: { id: number }) {
  const query = useQuery(testRunQuery(id));
  if (isNotFound(query.error)) return <TestRunNotFound />;
  return (
    <Stack gap={6}>
      <TestRunHeader run={query.data} />
      <LoadState
        query={query}
        loading="Loading test run data..."
        failed="Failed to load test run data. Please try again later."
      >
        {(run) => (
          <>
            <Lights lights={stepLights(run)} />
            {!isUnfinished(run.status) && <TestRunView run={run} onRefresh={query.refetch} />}
          </>
        )}
      </LoadState>
    </Stack>
  );
}
