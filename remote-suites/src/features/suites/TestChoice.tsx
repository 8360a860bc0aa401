import { useState } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { frame, space, styled } from 'shared/theme';
import { Checkbox, PlainList, SearchField, Stack, Text } from 'shared/ui';
import { hasEveryWord } from '../../model/search.ts';

interface Props {
  tests: BlueprintListItem[];
  suiteId: number;
  isChosen: (test: BlueprintListItem) => boolean;
  onChange: (test: BlueprintListItem, isChosen: boolean) => void;
}

/** The tests with a box each, and a search. A test is in one suite: which one it would leave stands below its name. */
export function TestChoice({ tests, suiteId, isChosen, onChange }: Props) {
  const [search, setSearch] = useState('');
  const shown = tests.filter(({ title }) => hasEveryWord(title, search));
  return (
    <Stack gap={3}>
      <SearchField label="Search tests" placeholder="Search tests" value={search} onChange={setSearch} />
      {shown.length === 0 && <Text tone="muted">No test fits “{search.trim()}”.</Text>}
      <List aria-label="Tests">
        {shown.map((test) => (
          <li key={test.id}>
            <Checkbox
              label={test.title}
              hint={suiteOf(test, suiteId)}
              checked={isChosen(test)}
              onChange={({ target }) => onChange(test, target.checked)}
            />
          </li>
        ))}
      </List>
    </Stack>
  );
}

function suiteOf(test: BlueprintListItem, suiteId: number): string | undefined {
  const { test_blueprint_category_id: id, test_blueprint_category_name: name } = test;
  return id === null || id === suiteId ? undefined : `In ${name ?? 'another suite'}`;
}

const List = styled(PlainList)`
  max-height: 320px;
  padding: ${space(3)};
  overflow-y: auto;
  overflow-wrap: anywhere;
  ${frame('md')}

  &:empty {
    display: none;
  }
`;
