import type { GroupRunItem } from 'shared/contract';
import { HeadCell, Table } from 'shared/ui';
import { TestRunRow } from './TestRunRow.tsx';

const HEAD = (
  <>
    <HeadCell>Test</HeadCell>
    <HeadCell>Status</HeadCell>
    <HeadCell isNumeric>Steps Passed</HeadCell>
    <HeadCell isNumeric>Time Run</HeadCell>
    <HeadCell isNumeric>Total Duration</HeadCell>
  </>
);

export function TestRunsTable({ items }: { items: GroupRunItem[] }) {
  return (
    <Table label="Test runs" head={HEAD}>
      {items.map((item) => (
        <TestRunRow key={item.id} item={item} />
      ))}
    </Table>
  );
}
