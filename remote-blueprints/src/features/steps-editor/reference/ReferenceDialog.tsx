import { useState } from 'react';
import { Dialog } from 'shared/overlay';
import { reference, type ReferenceTable } from 'shared/step-language/reference';
import { color, space, styled } from 'shared/theme';
import { SearchField, Text } from 'shared/ui';
import { ReferenceSection } from './ReferenceSection.tsx';

interface Props {
  onClose: () => void;
  onInsert: (example: string) => void;
}

/** Every form of the step language with its meaning and an example. Pressing an example adds it as a step. */
export function ReferenceDialog({ onClose, onInsert }: Props) {
  const [text, setText] = useState('');
  const tables = searchReference(reference(), text);
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title="What can I write?"
      description="A step is one action or one assertion. Press an example to add it as a step and change it there."
    >
      <Search>
        <SearchField
          label="Search the forms"
          placeholder="Search, e.g. dropdown or wait"
          value={text}
          onChange={setText}
        />
      </Search>
      {tables.map((table) => (
        <ReferenceSection key={table.title} table={table} onInsert={onInsert} />
      ))}
      {tables.length === 0 && <Text tone="muted">Nothing matches “{text.trim()}”.</Text>}
    </Dialog>
  );
}

const Search = styled.div`
  position: sticky;
  top: -${space(2)};
  padding-bottom: ${space(3)};
  background: ${color('surface')};
`;

/** The rows that hold every word of the search, in any order and case; tables without such a row are left out. */
function searchReference(tables: ReferenceTable[], search: string): ReferenceTable[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return tables.flatMap((table) => {
    const rows = table.rows.filter(({ form, meaning, example }) => {
      const text = `${table.title} ${form} ${meaning} ${example}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return rows.length > 0 ? [{ ...table, rows }] : [];
  });
}
