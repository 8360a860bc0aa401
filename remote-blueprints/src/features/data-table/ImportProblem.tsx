import type { TextTable } from 'shared/data-table';
import { Button, Notice, Stack, Text } from 'shared/ui';
import type { ReadTable } from './read-text.ts';

interface Props {
  read: ReadTable;
  onTable: (table: TextTable) => void;
}

/** Why a table was not taken over at once, and what can be done about it. */
export function ImportProblem({ read: { table, problem, fixed, note }, onTable }: Props) {
  const offered = table ?? fixed;
  if (problem === null && note === null) return null;
  return (
    <Notice tone={problem === null ? 'warning' : 'danger'}>
      <Stack gap={2}>
        {problem !== null && <Text>{problem}</Text>}
        {note !== null && <Text>{note}</Text>}
        {offered && (
          <>
            {fixed && <Text>Names that work: {fixed.columns.map(({ name }) => name).join(', ')}</Text>}
            <span>
              <Button size="sm" variant="secondary" onClick={() => onTable(offered)}>
                {fixed ? 'Use these names' : 'Use this table'}
              </Button>
            </span>
          </>
        )}
      </Stack>
    </Notice>
  );
}
