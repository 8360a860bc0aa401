import { useId, type ReactNode } from 'react';
import { HeadCell, Table } from 'shared/table';
import { styled } from 'shared/theme';
import { Heading, Stack, Text } from 'shared/ui';

interface Column {
  name: string;
  isNumeric?: boolean;
  /** Where the table has columns, as a share of it: `45%`. Default: what its texts need. */
  width?: string;
}

interface Props {
  title: string;
  /** Which entries the list has. */
  description: string;
  columns: readonly Column[];
  /** What stands instead of a list without rows. */
  empty: string;
  rows: ReactNode[];
}

/** A list of the overview with its heading. */
export function OverviewSection({ title, description, columns, empty, rows }: Props) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <div>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Text tone="muted">{rows.length === 0 ? empty : description}</Text>
      </div>
      {rows.length > 0 && (
        <Names>
          <Table
            label={title}
            head={columns.map(({ name, isNumeric, width }) => (
              <HeadCell key={name} isNumeric={isNumeric === true} style={{ width }}>
                {name}
              </HeadCell>
            ))}
          >
            {rows}
          </Table>
        </Names>
      )}
    </Stack>
  );
}

/** People write names without a space, too. */
const Names = styled.div`
  overflow-wrap: anywhere;
`;
