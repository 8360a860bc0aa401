import { Suspense, useRef } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import type { TestsTab } from 'shared/router';
import { LoadState, Notice, Stack } from 'shared/ui';
import { FILTER_WORDS, isFiltered, type ListFilter } from '../../model/list-filter.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ListTools } from './ListTools.tsx';
import { ModulesTable } from './ModulesTable.tsx';
import { NoBlueprints } from './NoBlueprints.tsx';
import { NoMatches } from './NoMatches.tsx';
import { TestsTable } from './TestsTable.tsx';
import { useListView } from './useListView.ts';
import { useLoginSuites } from './useLoginSuites.ts';
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
        <Suspense fallback={null}>
          <TestFilterChips filter={filter} suite={view.suite} onFilter={handleFewer} />
        </Suspense>
      )}
      {isFiltered(unknown) && (
        <Suspense fallback={null}>
          <UnknownFilters unknown={unknown} words={FILTER_WORDS} onDrop={() => handleFewer(filter)} />
        </Suspense>
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
