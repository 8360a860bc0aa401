import { SearchX } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import type { SharedGroupRun } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { StatusBadge } from 'shared/results';
import { paths, useParams } from 'shared/router';
import { EmptyState, LoadState, PageHeader, Stack } from 'shared/ui';
import { countView, sharedQuery } from '../../api/shared-runs.ts';
import { RunProgress } from '../../features/progress/RunProgress.tsx';
import { readId } from '../../model/route-id.ts';
import { overallStatus } from '../../model/run-status.ts';
import { groupRunOf, itemOf } from '../../model/shared-run.ts';
import { GroupRunFacts } from '../grouprun/GroupRunFacts.tsx';
import { TestRunList } from '../grouprun/TestRunList.tsx';
import { SharedFrame } from './SharedFrame.tsx';

// A shared group run needs none of the steps, screenshots and the player.
const SharedTestRunScreen = lazyPart(
  async () => (await import('./SharedTestRunScreen.tsx')).SharedTestRunScreen,
);
const SharedTestRunView = lazyPart(async () => (await import('./SharedTestRunView.tsx')).SharedTestRunView);

/** What a share link shows, to people without an account. */
export function SharedPage() {
  const { token = '', id } = useParams();
  return <SharedScreen key={token} token={token} idText={id} />;
}

interface Props {
  token: string;
  /** Of a test run of the shared group run. */
  idText: string | undefined;
}

function SharedScreen({ token, idText }: Props) {
  const query = useQuery(sharedQuery(token));
  const hasOpened = query.data !== undefined;
  useEffect(() => {
    if (hasOpened) countView(token);
  }, [hasOpened, token]);

  const testRunId = idText === undefined ? undefined : readId(idText);
  if (isNotFound(query.error) || testRunId === null) return <LinkNotFound />;
  return (
    <SharedFrame note={query.data && `Shared until ${shortDateTime(query.data.expires_at)}`}>
      <LoadState
        query={query}
        loading="Loading the shared run..."
        skeleton={testRunId === undefined ? 'table' : 'run'}
        failed="The shared run could not be loaded."
      >
        {({ group_run: groupRun, test_run: testRun }) => {
          if (groupRun && testRunId !== undefined)
            return (
              <SharedTestRunScreen
                key={testRunId}
                {...{ token, id: testRunId }}
                backTo={paths.shared(token)}
                notFound={<Gone />}
              />
            );
          if (groupRun) return <SharedGroupRunScreen token={token} shared={groupRun} />;
          if (!testRun || (testRunId !== undefined && testRunId !== testRun.id)) return <Gone />;
          return <SharedTestRunView shared={testRun} onRefresh={query.refetch} />;
        }}
      </LoadState>
    </SharedFrame>
  );
}

function LinkNotFound() {
  return (
    <SharedFrame note={undefined}>
      <Gone />
    </SharedFrame>
  );
}

/** The same for a link that never existed, has expired or was revoked. */
function Gone() {
  return (
    <Stack gap={6}>
      <PageHeader title="Shared run" />
      <div role="alert">
        <EmptyState icon={<SearchX />} text="This link does not exist or has expired." />
      </div>
    </Stack>
  );
}

interface SharedGroupRunScreenProps {
  token: string;
  shared: SharedGroupRun;
}

/** A shared group run with its tests, which lead to their results. */
function SharedGroupRunScreen({ token, shared }: SharedGroupRunScreenProps) {
  const run = useMemo(() => groupRunOf(shared), [shared]);
  const items = useMemo(() => shared.test_runs.map(itemOf), [shared]);
  const addressOf = useCallback((id: number) => paths.shared(token, id), [token]);
  return (
    <Stack gap={6}>
      <PageHeader
        title={run.name}
        badge={<StatusBadge status={overallStatus(run.status)} isFlaky={shared.flaky_tests > 0} />}
      >
        <GroupRunFacts run={run} />
      </PageHeader>
      {items.length === 0 ? (
        <EmptyState text="No test runs available." />
      ) : (
        <>
          <RunProgress items={items} />
          <TestRunList items={items} addressOf={addressOf} />
        </>
      )}
    </Stack>
  );
}
