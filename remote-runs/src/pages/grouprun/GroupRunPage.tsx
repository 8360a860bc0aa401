import { useEffect } from 'react';
import { dismissToastsAbout } from 'shared/feedback';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { paths, useParams } from 'shared/router';
import { EmptyState, ErrorBox, LoadState, PageHeader, Stack } from 'shared/ui';
import { groupRunQuery } from '../../api/group-runs.ts';
import { RunComments } from '../../components/RunComments.tsx';
import { RunNotFound } from '../../components/RunNotFound.tsx';
import { RunProgress } from '../../features/progress/RunProgress.tsx';
import { UnacceptedScreenshots } from '../../features/visual/UnacceptedScreenshots.tsx';
import { readId } from '../../model/route-id.ts';
import { isUnfinished } from '../../model/run-status.ts';
import { GroupRunHeader } from './GroupRunHeader.tsx';
import { TestRunList } from './TestRunList.tsx';

export function GroupRunPage() {
  const text = useParams()['id'];
  if (text === undefined) return <NoGroupRun />;
  const id = readId(text);
  if (id === null) return <GroupRunNotFound />;
  return <GroupRunScreen key={id} id={id} />;
}

function GroupRunScreen({ id }: { id: number }) {
  const query = useQuery(groupRunQuery(id));
  const status = query.data?.test_group_run.status;
  const hasEnded = status !== undefined && !isUnfinished(status);
  useEffect(() => {
    if (hasEnded) dismissToastsAbout(paths.groupRun(id));
  }, [hasEnded, id]);
  if (isNotFound(query.error)) return <GroupRunNotFound />;
  return (
    <Stack gap={6}>
      <GroupRunHeader run={query.data?.test_group_run} />
      <LoadState
        query={query}
        loading="Loading test run details..."
        skeleton="table"
        failed="Unable to load test run details."
      >
        {({ test_runs }) => (
          <>
            {test_runs.length === 0 ? (
              <EmptyState text="No test runs available." />
            ) : (
              <>
                <RunProgress items={test_runs} />
                <UnacceptedScreenshots id={id} items={test_runs} />
                <TestRunList items={test_runs} />
              </>
            )}
            <RunComments kind="group_run" id={id} />
          </>
        )}
      </LoadState>
    </Stack>
  );
}

function GroupRunNotFound() {
  return <RunNotFound title="Group run" text="Unable to load test run details." />;
}

/** The page for an address without an id. */
function NoGroupRun() {
  return (
    <Stack gap={6}>
      <PageHeader title="Group run" backTo={paths.runs()} backLabel="Back to runs" />
      <ErrorBox text="No run ID provided" />
    </Stack>
  );
}
