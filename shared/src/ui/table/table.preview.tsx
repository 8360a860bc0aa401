import { Copy, Pencil, Trash2 } from 'lucide-react';
import { StatusBadge } from 'shared/results';
import { Cell, HeadCell, RowActions, RowLink, Table, TableRow } from 'shared/table';
import { Badge, IconButton, Stack } from 'shared/ui';

const ROWS = [
  { name: 'Buy a lamp', suite: 'Checkout', status: 'passed', steps: 6 },
  {
    name: 'A test with a name so long that it takes two lines in a narrow column',
    suite: '',
    status: 'failed',
    steps: 12,
  },
  { name: 'Sign in', suite: 'Account', status: 'running', steps: 4 },
  { name: 'Search for bulbs', suite: 'Search', status: null, steps: 9 },
];

export function TablePreview() {
  return (
    <Stack>
      <Table
        label="Tests"
        head={
          <>
            <HeadCell>Name</HeadCell>
            <HeadCell>Suite</HeadCell>
            <HeadCell>Last status</HeadCell>
            <HeadCell isNumeric>Steps</HeadCell>
            <HeadCell isLabelHidden>Actions</HeadCell>
          </>
        }
      >
        {ROWS.map((row) => (
          <TableRow key={row.name}>
            <Cell>
              <RowLink to="/dashboard/updatetest/1" name={row.name} />
            </Cell>
            <Cell label="Suite">{row.suite ? <Badge>{row.suite}</Badge> : 'No suite'}</Cell>
            <Cell label="Last status">
              <StatusBadge status={row.status} />
            </Cell>
            <Cell label="Steps" isNumeric>
              {row.steps}
            </Cell>
            <Cell>
              <RowActions>
                <IconButton size="sm" label={`Edit ${row.name}`} icon={<Pencil />} />
                <IconButton size="sm" label={`Duplicate ${row.name}`} icon={<Copy />} />
                <IconButton
                  size="sm"
                  tone="danger"
                  label={`Delete ${row.name}`}
                  icon={<Trash2 />}
                  disabledReason="Cannot delete: This module is used by 2 test(s). Remove it from all tests first."
                />
              </RowActions>
            </Cell>
          </TableRow>
        ))}
      </Table>
    </Stack>
  );
}
