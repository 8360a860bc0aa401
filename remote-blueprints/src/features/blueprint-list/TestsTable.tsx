import type { BlueprintListItem } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { Cell, HeadCell, RowLink, StatusBadge, Table, TableRow, Text } from 'shared/ui';
import { nameOf, updatePath } from '../../model/listed.ts';
import { Actions } from './Actions.tsx';

const HEAD = (
  <>
    <HeadCell>Name</HeadCell>
    <HeadCell>Suite</HeadCell>
    <HeadCell>Last run</HeadCell>
    <HeadCell>Last status</HeadCell>
    <HeadCell isNumeric>Steps</HeadCell>
    <HeadCell isLabelHidden>Actions</HeadCell>
  </>
);

export function TestsTable({ tests }: { tests: BlueprintListItem[] }) {
  return (
    <Table label="Tests" head={HEAD}>
      {tests.map((test) => (
        <TableRow key={test.id}>
          <Cell>
            <RowLink to={updatePath(test)}>{nameOf(test)}</RowLink>
          </Cell>
          <Cell label="Suite">{test.test_blueprint_category_name || <Absent>No suite</Absent>}</Cell>
          <Cell label="Last run">
            {test.last_run ? (
              <time dateTime={test.last_run}>{shortDateTime(test.last_run)}</time>
            ) : (
              <Absent>Never</Absent>
            )}
          </Cell>
          <Cell label="Last status">
            <StatusBadge status={test.last_status} />
          </Cell>
          <Cell label="Steps" isNumeric>
            {test.step_count}
          </Cell>
          <Cell>
            <Actions item={test} />
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}

function Absent({ children }: { children: string }) {
  return (
    <Text as="span" tone="muted">
      {children}
    </Text>
  );
}
