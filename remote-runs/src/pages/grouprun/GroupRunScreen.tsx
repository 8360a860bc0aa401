import { useEffect } from 'react';
import { logError } from 'shared/feedback';
import { useQuery } from 'shared/query';
import { paths } from 'shared/router';
import { EmptyState, LoadState, PageHeader, Stack } from 'shared/ui';
import { groupRunQuery } from '../../api/group-runs.ts';
import { Lights } from '../../features/lights/Lights.tsx';
import { testLights } from '../../model/lights.ts';
import { GroupRunHeader } from './GroupRunHeader.tsx';
import { TestRunsTable } from './TestRunsTable.tsx';

export function GroupRunScreen({ id }: { id: number }) {
  const query = useQuery(groupRunQuery(id));

  useEffect(() => {
    if (query.error) logError(query.error, 'Failed to load test group run details');
  }, [query.error]);

  return (
    <Stack gap={6}>
      {!query.data && <PageHeader title="Group run" backTo={paths.runs()} backLabel="Back to runs" />}
      <LoadState
        query={query}
        loading="Loading test run details..."
        failed="Unable to load test run details."
      >
        {({ test_group_run, test_runs }) => (
          <>
            <GroupRunHeader run={test_group_run} />
            {test_runs.length === 0 ? (
              <EmptyState text="No test runs available." />
            ) : (
              <>
                <Lights lights={testLights(test_runs)} />
                <TestRunsTable items={test_runs} />
              </>
            )}
          </>
        )}
      </LoadState>
    </Stack>
  );
}
