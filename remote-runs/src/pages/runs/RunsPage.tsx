import { ChartNoAxesCombined, ListVideo } from 'lucide-react';
import { useQuery } from 'shared/query';
import { paths } from 'shared/router';
import { EmptyState, LinkButton, LoadState, PageHeader, Stack } from 'shared/ui';
import { runListQuery } from '../../api/run-list.ts';
import { KickOffButton } from '../../features/kick-off/KickOffButton.tsx';
import { StartPanel } from '../../features/start-panel/StartPanel.tsx';
import { GroupRunsTable } from './GroupRunsTable.tsx';
import { ListEnd } from './ListEnd.tsx';

export function RunsPage() {
  const query = useQuery(runListQuery());
  return (
    <Stack gap={6}>
      <PageHeader
        title="Runs"
        actions={
          <>
            <LinkButton
              variant="secondary"
              icon={<ChartNoAxesCombined size={16} aria-hidden />}
              to={paths.overview()}
            >
              Overview
            </LinkButton>
            <LinkButton variant="secondary" to={paths.runsToReview()}>
              Review Failures
            </LinkButton>
            <KickOffButton />
          </>
        }
      />
      <LoadState query={query} loading="Loading runs..." skeleton="tall-table" failed="Failed to load runs.">
        {({ runs, next_before }) => (
          <>
            <StartPanel hasRuns={runs.length > 0} />
            {runs.length === 0 ? (
              <EmptyState icon={<ListVideo />} text="No runs found. Create a new run to get started." />
            ) : (
              <>
                <GroupRunsTable runs={runs} hasMore={next_before !== null} />
                <ListEnd loaded={runs.length} hasMore={next_before !== null} />
              </>
            )}
          </>
        )}
      </LoadState>
    </Stack>
  );
}
