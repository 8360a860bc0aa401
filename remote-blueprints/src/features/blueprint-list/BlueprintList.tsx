import { ListChecks, Package } from 'lucide-react';
import type { BlueprintListItem } from 'shared/contract';
import type { TestsTab } from 'shared/router';
import { EmptyState, Stack, Text } from 'shared/ui';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ListTools } from './ListTools.tsx';
import { ModulesTable } from './ModulesTable.tsx';
import { TestsTable } from './TestsTable.tsx';
import { useListView } from './useListView.ts';
import { useSelection } from './useSelection.ts';

const EMPTY = {
  tests: {
    icon: <ListChecks />,
    text: 'No tests available. Create your first test to get started.',
  },
  modules: {
    icon: <Package />,
    text: 'No modules available. Create your first module to get started.',
  },
};

/** The tests or the modules: searched, sorted, ticked. */
export function BlueprintList({ tab, items }: { tab: TestsTab; items: BlueprintListItem[] }) {
  const { text, setText, order, setOrder, shown } = useListView(tab, items);
  const selection = useSelection(shown);
  if (items.length === 0) return <EmptyState {...EMPTY[tab]} />;
  const Rows = tab === 'modules' ? ModulesTable : TestsTable;
  return (
    <Stack gap={4}>
      <ListTools
        tab={tab}
        text={text}
        onText={setText}
        order={order}
        onOrder={setOrder}
        shown={shown.length}
        all={items.length}
      />
      {selection.selected.length > 0 && <BulkBar tab={tab} selection={selection} />}
      {shown.length === 0 ? (
        <Text tone="muted">
          No {tab} match “{text.trim()}”.
        </Text>
      ) : (
        <Rows items={shown} selection={selection} order={order} onOrder={setOrder} />
      )}
    </Stack>
  );
}
