import { ListChecks, Package } from 'lucide-react';
import { useState } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import type { TestsTab } from 'shared/router';
import { styled } from 'shared/theme';
import { EmptyState, SearchField, Stack, Text } from 'shared/ui';
import { search } from '../../model/listed.ts';
import { ModulesTable } from './ModulesTable.tsx';
import { TestsTable } from './TestsTable.tsx';

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

/** The tests or the modules, narrowed down by a search. */
export function BlueprintList({ tab, blueprints }: { tab: TestsTab; blueprints: BlueprintListItem[] }) {
  const [text, setText] = useState('');
  const all = blueprints.filter(({ type }) => (type === 'module') === (tab === 'modules'));
  if (all.length === 0) return <EmptyState {...EMPTY[tab]} />;
  const found = search(all, text);
  return (
    <Stack gap={4}>
      <SearchBox>
        <SearchField label={`Search ${tab}`} placeholder={`Search ${tab}`} value={text} onChange={setText} />
      </SearchBox>
      {found.length === 0 && (
        <Text role="status" tone="muted">
          No {tab} match “{text.trim()}”.
        </Text>
      )}
      {found.length > 0 &&
        (tab === 'modules' ? <ModulesTable modules={found} /> : <TestsTable tests={found} />)}
    </Stack>
  );
}

const SearchBox = styled.div`
  max-width: 360px;
`;
