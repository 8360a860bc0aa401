import { useRef } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import type { TestsTab } from 'shared/router';
import { Notice, Stack } from 'shared/ui';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ListTools } from './ListTools.tsx';
import { ModulesTable } from './ModulesTable.tsx';
import { NoBlueprints } from './NoBlueprints.tsx';
import { NoMatches } from './NoMatches.tsx';
import { TestsTable } from './TestsTable.tsx';
import { useListView } from './useListView.ts';
import { useLoginSuites } from './useLoginSuites.ts';
import { useSelection } from './useSelection.ts';

/** The tests or the modules: searched, filtered, sorted, ticked. */
export function BlueprintList({ tab, items: listed }: { tab: TestsTab; items: BlueprintListItem[] }) {
  const items = useLoginSuites(tab, listed);
  const view = useListView(tab, items);
  const { shown, order, setOrder } = view;
  const selection = useSelection(shown);
  const searchField = useRef<HTMLInputElement>(null);
  if (items.length === 0) return <NoBlueprints tab={tab} />;
  const Rows = tab === 'modules' ? ModulesTable : TestsTable;

  const handleClear = () => {
    view.clear();
    // The button that had the focus is gone.
    searchField.current?.focus();
  };

  return (
    <Stack gap={4}>
      <ListTools tab={tab} view={view} all={items.length} searchField={searchField} />
      {view.isSuiteUnknown && (
        <Notice>The suite of this address does not exist any more. Tests of all suites are shown.</Notice>
      )}
      {selection.selected.length > 0 && <BulkBar tab={tab} selection={selection} />}
      {shown.length === 0 ? (
        <NoMatches tab={tab} view={view} onClear={handleClear} />
      ) : (
        <Rows items={shown} selection={selection} order={order} onOrder={setOrder} />
      )}
    </Stack>
  );
}
