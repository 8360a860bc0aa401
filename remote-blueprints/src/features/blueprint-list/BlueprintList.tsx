import { SearchX } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import type { TestsTab } from 'shared/router';
import { suitesQuery } from 'shared/run-environment';
import { Button, EmptyState, LoadState, Notice, Stack } from 'shared/ui';
import { FILTER_WORDS, isFiltered, type ListFilter } from '../../model/list-filter.ts';
import { withLoginSuites, type ListedBlueprint } from '../../model/listed.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ListTools } from './ListTools.tsx';
import { ModulesTable } from './ModulesTable.tsx';
import { NoBlueprints } from './NoBlueprints.tsx';
import { TestsTable } from './TestsTable.tsx';
import { useListView, type ListView } from './useListView.ts';
import { useSelection } from './useSelection.ts';

const TestFilterChips = lazyPart(async () => (await import('./filter/TestFilterChips.tsx')).TestFilterChips);
const UnknownFilters = lazyPart(async () => (await import('shared/list-filter')).UnknownFilters);

/** The tests or the modules: searched, filtered, sorted, ticked. */
export function BlueprintList({ tab, items: listed }: { tab: TestsTab; items: BlueprintListItem[] }) {
  const items = useLoginSuites(tab, listed);
  const view = useListView(tab, items);
  const { shown, filter, unknown, failed, order, setOrder } = view;
  const selection = useSelection(shown);
  const searchField = useRef<HTMLInputElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  if (items.length === 0) return <NoBlueprints tab={tab} />;
  const Rows = tab === 'modules' ? ModulesTable : TestsTable;

  // What was clicked is gone, and the focus with it.
  const handleClear = () => {
    view.clear();
    searchField.current?.focus();
  };
  const handleFewer = (next: ListFilter) => {
    view.setFilter(next);
    (filterButton.current ?? searchField.current)?.focus();
  };

  const rows =
    shown.length === 0 ? (
      <NoMatches tab={tab} view={view} onClear={handleClear} />
    ) : (
      <Rows items={shown} selection={selection} order={order} onOrder={setOrder} />
    );
  return (
    <Stack gap={4}>
      <ListTools
        tab={tab}
        view={view}
        all={items.length}
        searchField={searchField}
        filterButton={filterButton}
      />
      {tab === 'tests' && isFiltered(filter) && (
        <TestFilterChips filter={filter} suite={view.suite} onFilter={handleFewer} />
      )}
      {isFiltered(unknown) && (
        <UnknownFilters unknown={unknown} words={FILTER_WORDS} onDrop={() => handleFewer(filter)} />
      )}
      {view.isSuiteUnknown && (
        <Notice>The suite of this address does not exist any more. Tests of all suites are shown.</Notice>
      )}
      {selection.selected.length > 0 && <BulkBar tab={tab} selection={selection} />}
      {failed ? (
        <LoadState
          query={failed}
          loading="Loading tests..."
          skeleton="tall-table"
          failed="The tests could not be filtered by their failures."
        >
          {() => rows}
        </LoadState>
      ) : (
        rows
      )}
    </Stack>
  );
}

interface Props {
  tab: TestsTab;
  view: ListView;
  onClear: () => void;
}

/** Shown instead of a list of which nothing is left by its search and filters. */
function NoMatches({ tab, view: { text, filter }, onClear }: Props) {
  const searched = text.trim();
  const isFilter = isFiltered(filter);
  const by = searched === '' ? 'the filters' : `“${searched}”${isFilter ? ' with these filters' : ''}`;
  return (
    <EmptyState
      icon={<SearchX />}
      text={`No ${tab} match ${by}.`}
      action={
        <Button variant="secondary" onClick={onClear}>
          {isFilter ? 'Clear Filters' : 'Clear Search'}
        </Button>
      }
    />
  );
}

/** The items; those of the modules tab with the number of suites that sign in with them, once that is known. */
function useLoginSuites(tab: TestsTab, items: BlueprintListItem[]): ListedBlueprint[] {
  const isEnabled = tab === 'modules' && items.length > 0;
  const { data: suites } = useQuery({ ...suitesQuery(), enabled: isEnabled });
  return useMemo(
    () => (isEnabled && suites ? withLoginSuites(items, suites) : items),
    [isEnabled, suites, items],
  );
}
