import { Download, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DATA_COLUMNS_MAX, DATA_ROWS_MAX } from 'shared/constants';
import { printTable } from 'shared/data-table';
import { confirm } from 'shared/feedback';
import { saveFile } from 'shared/http';
import { Button, Row, Stack, Text } from 'shared/ui';
import { addColumn, EMPTY_GRID, gridOfText, textOf, type Grid } from '../../model/data-grid.ts';
import { ImportButton } from './ImportButton.tsx';
import { ImportProblem } from './ImportProblem.tsx';
import type { ReadTable } from './read-text.ts';
import type { ChangeGrid } from './useGrid.ts';

interface Props {
  grid: Grid;
  testId: number;
  onChange: ChangeGrid;
  onAddRow: () => void;
}

/** What can be done with the whole table. */
export function DataTools({ grid, testId, onChange, onAddRow }: Props) {
  const [read, setRead] = useState<ReadTable | null>(null);
  const { columns, rows } = grid;
  const handleRead = async (result: ReadTable) => {
    if (!result.table || result.note !== null) return setRead(result);
    setRead(null);
    const { table } = result;
    const isConfirmed = await confirm({
      title: 'Replace the table?',
      text: `The file has ${table.rows.length} rows, which replace the rows here. Secrets of rows with the same name stay.`,
      confirmLabel: 'Replace',
    });
    if (isConfirmed) onChange((now) => gridOfText(now, table));
  };
  const handleExport = () =>
    saveFile(
      new Blob([`\uFEFF${printTable(textOf(grid))}`], {
        type: 'text/csv;charset=utf-8',
      }),
      `test-${testId}-data.csv`,
    );
  return (
    <Stack gap={3}>
      <Row wrap gap={2}>
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus />}
          disabledReason={
            rows.length >= DATA_ROWS_MAX ? `A table has at most ${DATA_ROWS_MAX} rows` : undefined
          }
          onClick={onAddRow}
        >
          Add row
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus />}
          disabledReason={
            columns.length >= DATA_COLUMNS_MAX ? `A table has at most ${DATA_COLUMNS_MAX} columns` : undefined
          }
          onClick={() => onChange(addColumn)}
        >
          Add column
        </Button>
        <ImportButton onRead={(result) => void handleRead(result)} />
        <Button requires="viewer" size="sm" variant="secondary" icon={<Download />} onClick={handleExport}>
          Export CSV
        </Button>
        <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={() => onChange(() => EMPTY_GRID)}>
          Remove table
        </Button>
        <Text size="sm" tone="muted" role="status">
          {rows.length === 1 ? '1 row' : `${rows.length} rows`}
        </Text>
      </Row>
      {read && (
        <ImportProblem
          read={read}
          onTable={(table) => {
            setRead(null);
            onChange((now) => gridOfText(now, table));
          }}
        />
      )}
    </Stack>
  );
}
