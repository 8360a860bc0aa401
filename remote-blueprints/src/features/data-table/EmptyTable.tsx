import { useState } from 'react';
import type { TextTable } from 'shared/data-table';
import { Button, Row, Stack, Text, TextArea } from 'shared/ui';
import { ImportButton } from './ImportButton.tsx';
import { ImportProblem } from './ImportProblem.tsx';
import { readText, type ReadTable } from './read-text.ts';

interface Props {
  onTable: (table: TextTable) => void;
  /** Begins with one column. */
  onStart: () => void;
}

/** How a table comes into being: pasted from a spreadsheet, imported, or written. */
export function EmptyTable({ onTable, onStart }: Props) {
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadTable | null>(null);
  const handleRead = (result: ReadTable) => {
    setRead(result);
    if (result.table && result.note === null) onTable(result.table);
  };
  return (
    <Stack gap={4}>
      <TextArea
        label="Paste rows from a spreadsheet or CSV"
        hint="The first row has the names of the columns."
        rows={8}
        value={text}
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
          setRead(null);
        }}
      />
      {read && <ImportProblem read={read} onTable={onTable} />}
      <Row wrap gap={2}>
        <Button
          disabledReason={text.trim() === '' ? 'Paste rows first' : undefined}
          onClick={() => handleRead(readText(text))}
        >
          Use these rows
        </Button>
        <ImportButton onRead={handleRead} />
        <Button variant="ghost" onClick={onStart}>
          Start with an empty table
        </Button>
      </Row>
      <Text size="sm" tone="muted">
        A column called name names the rows in results; otherwise the first column does.
      </Text>
    </Stack>
  );
}
