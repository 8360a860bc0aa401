import { ChartNoAxesCombined, ClipboardCheck, ListVideo, SearchX } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { FilterButton } from 'shared/choice';
import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { paths } from 'shared/router';
import { ViewsButton } from 'shared/saved-views';
import { Button, EmptyState, LinkButton, LoadState, PageHeader, Row, Stack } from 'shared/ui';
import { runListQuery } from '../../api/run-list.ts';
import { KickOffButton } from '../../features/kick-off/KickOffButton.tsx';
import { useListFilter } from '../../features/list-filter/useListFilter.ts';
import { StartPanel } from '../../features/start-panel/StartPanel.tsx';
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

export function RunsPage() {
  const { filter, unknown, query, setFilter } = useListFilter();
  const isNarrowed = isFiltered(filter);
  const filterButton = useRef<HTMLButtonElement>(null);
  const list = useQuery(runListQuery(filter));
  const handleFewer = (next: ListFilter) => {
    setFilter(next);
    // What was clicked is gone.
    filterButton.current?.focus();
  };
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
            <LinkButton
              variant="secondary"
              icon={<ClipboardCheck size={16} aria-hidden />}
              to={paths.runsToReview()}
            >
              Review Failures
            </LinkButton>
            <KickOffButton />
          </>
        }
      />
      <Row gap={2} wrap>
        <FilterButton ref={filterButton}>
          {(onClose) => <FilterDialog filter={filter} onFilter={setFilter} onClose={onClose} />}
        </FilterButton>
        <ViewsButton list="runs" query={query} />
        {isNarrowed && (
          <Suspense fallback={null}>
            <FilterChips filter={filter} onFilter={handleFewer} />
          </Suspense>
        )}
      </Row>
      {isFiltered(unknown) && (
        <Suspense fallback={null}>
          <UnknownFilters unknown={unknown} words={FILTER_WORDS} onDrop={() => handleFewer(filter)} />
        </Suspense>
      )}
      <LoadState query={list} loading="Loading runs..." skeleton="tall-table" failed="Failed to load runs.">
        {({ runs, next_before }) => (
          <>
            {!isNarrowed && <StartPanel hasRuns={runs.length > 0} />}
            {runs.length > 0 && <GroupRunsTable runs={runs} hasMore={next_before !== null} />}
            {runs.length === 0 && next_before === null && (
              <NoRuns isNarrowed={isNarrowed} onClear={() => handleFewer({})} />
            )}
            <ListEnd filter={filter} loaded={runs.length} hasMore={next_before !== null} />
          </>
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
