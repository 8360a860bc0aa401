import { useEffect } from 'react';
import { logError } from 'shared/feedback';
import { useQuery } from 'shared/query';
import { EmptyState, LoadState, Stack } from 'shared/ui';
import { groupRunQuery } from '../../api/group-runs.ts';
import { RunProgress } from '../../features/progress/RunProgress.tsx';
import { GroupRunHeader } from './GroupRunHeader.tsx';
import { TestRunList } from './TestRunList.tsx';

export function GroupRunScreen({ id }: { id: number }) {
  const query = useQuery(groupRunQuery(id));

  useEffect(() => {
    if (query.error) logError(query.error, 'Failed to load test group run details');
  }, [query.error]);

  return (
    <Stack gap={6}>
      <GroupRunHeader run={query.data?.test_group_run} />
      <LoadState
        query={query}
        loading="Loading test run details..."
        failed="Unable to load test run details."
      >
        {({ test_runs }) =>
          test_runs.length === 0 ? (
            <EmptyState text="No test runs available." />
          ) : (
            <>
              <RunProgress items={test_runs} />
              <TestRunList items={test_runs} />
            </>
          )
        }
      </LoadState>
    </Stack>
  );
}
