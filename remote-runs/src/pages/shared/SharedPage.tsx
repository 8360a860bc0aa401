import { SearchX } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { shortDateTime } from 'shared/format';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { paths, useParams } from 'shared/router';
import { EmptyState, LoadState, PageHeader, Stack } from 'shared/ui';
import { countView, sharedQuery } from '../../api/shared-runs.ts';
import { readId } from '../../model/route-id.ts';
import { SharedFrame } from './SharedFrame.tsx';
import { SharedGroupRunScreen } from './SharedGroupRunScreen.tsx';

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
              <Suspense>
                <SharedTestRunScreen
                  key={testRunId}
                  {...{ token, id: testRunId }}
                  backTo={paths.shared(token)}
                  notFound={<Gone />}
                />
              </Suspense>
            );
          if (groupRun) return <SharedGroupRunScreen token={token} shared={groupRun} />;
          if (!testRun || (testRunId !== undefined && testRunId !== testRun.id)) return <Gone />;
          return (
            <Suspense>
              <SharedTestRunView shared={testRun} onRefresh={query.refetch} />
            </Suspense>
          );
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
