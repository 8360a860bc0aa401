import { ListVideo } from 'lucide-react';
import { useInfiniteQuery } from 'shared/query';
import { EmptyState, LoadState, PageHeader, Stack } from 'shared/ui';
import { groupRunsQuery } from '../../api/group-runs.ts';
import { KickOffButton } from '../../features/kick-off/KickOffButton.tsx';
import { GroupRunsTable } from './GroupRunsTable.tsx';
import { LoadMore } from './LoadMore.tsx';

export function RunsPage() {
  const query = useInfiniteQuery(groupRunsQuery());
  return (
    <Stack gap={6}>
      <PageHeader title="Runs" actions={<KickOffButton />} />
      <LoadState
        query={query}
        loading="Loading runs..."
        failed="Failed to load runs."
        empty={<EmptyState icon={<ListVideo />} text="No runs found. Create a new run to get started." />}
      >
        {(runs) => (
          <>
            <GroupRunsTable runs={runs} />
            {query.hasNextPage && <LoadMore query={query} />}
          </>
        )}
      </LoadState>
    </Stack>
  );
}
