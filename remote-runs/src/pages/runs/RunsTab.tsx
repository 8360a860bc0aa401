import { ListVideo, SearchX } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { FilterButton } from 'shared/choice';
import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { ViewsButton } from 'shared/saved-views';
import { Button, EmptyState, LoadState, Row, Skeleton, Stack } from 'shared/ui';
import { runListQuery } from '../../api/run-list.ts';
import { useListFilter } from '../../features/list-filter/useListFilter.ts';
import { StartPanel } from '../../features/start-panel/StartPanel.tsx';
import { useStartPanel } from '../../features/start-panel/useStartPanel.ts';
import { FILTER_WORDS, isFiltered, type ListFilter } from '../../model/list-filter.ts';
import { GroupRunsTable } from './GroupRunsTable.tsx';
import { ListEnd } from './ListEnd.tsx';

const FilterChips = lazyPart(
  async () => (await import('../../features/list-filter/FilterChips.tsx')).FilterChips,
);
const FilterDialog = lazyPart(
  async () => (await import('../../features/list-filter/FilterDialog.tsx')).FilterDialog,
);
const UnknownFilters = lazyPart(async () => (await import('shared/list-filter')).UnknownFilters);

const LOADING = 'Loading runs...';
const SKELETON = 'tall-table';

/** The group runs, narrowed by what the address says. */
export function RunsTab() {
  const { filter, unknown, query, setFilter } = useListFilter();
  const isNarrowed = isFiltered(filter);
  const filterButton = useRef<HTMLButtonElement>(null);
  const list = useQuery(runListQuery(filter));
  const { isLoading: isStartLoading, ...start } = useStartPanel(!isNarrowed);
  const handleFewer = (next: ListFilter) => {
    setFilter(next);
    // What was clicked is gone.
    filterButton.current?.focus();
  };
  return (
    <Stack gap={5}>
      <Row gap={2} wrap>
        <FilterButton ref={filterButton}>
          {(onClose) => <FilterDialog filter={filter} onFilter={setFilter} onClose={onClose} />}
        </FilterButton>
        <ViewsButton list="runs" query={query} />
        {isNarrowed && <FilterChips filter={filter} onFilter={handleFewer} />}
      </Row>
      {isFiltered(unknown) && (
        <UnknownFilters unknown={unknown} words={FILTER_WORDS} onDrop={() => handleFewer(filter)} />
      )}
      {/* Above the list comes nothing later that would move it. */}
      <LoadState
        query={list}
        isWaitingForMore={isStartLoading}
        loading={LOADING}
        skeleton={SKELETON}
        failed="Failed to load runs."
      >
        {({ runs, next_before }) => (
          <Suspense fallback={<Skeleton shape={SKELETON} loading={LOADING} />}>
            <StartPanel {...start} hasRuns={runs.length > 0} />
            {runs.length > 0 && <GroupRunsTable runs={runs} hasMore={next_before !== null} />}
            {runs.length === 0 && next_before === null && (
              <NoRuns isNarrowed={isNarrowed} onClear={() => handleFewer({})} />
            )}
            <ListEnd filter={filter} loaded={runs.length} hasMore={next_before !== null} />
          </Suspense>
        )}
      </LoadState>
    </Stack>
  );
}

function NoRuns({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed)
    return <EmptyState icon={<ListVideo />} text="No runs found. Create a new run to get started." />;
  return (
    <EmptyState
      icon={<SearchX />}
      text="No runs match the filters."
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear Filters
        </Button>
      }
    />
  );
}
