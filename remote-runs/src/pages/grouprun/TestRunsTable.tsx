import { memo } from 'react';
import type { GroupRunItem } from 'shared/contract';
import { HeadCell, Table, VirtualRows } from 'shared/table';
import { TestRunRow } from './TestRunRow.tsx';

/** A usual row in px. */
const ROW_HEIGHT = 47;

const HEAD = (
  <>
    <HeadCell>Test</HeadCell>
    <HeadCell>Status</HeadCell>
    <HeadCell isNumeric>Steps Passed</HeadCell>
    <HeadCell isNumeric>Time Run</HeadCell>
    <HeadCell isNumeric>Total Duration</HeadCell>
  </>
);

export const TestRunsTable = memo(function TestRunsTable({ items }: { items: GroupRunItem[] }) {
  return (
    <Table label="Test runs" head={HEAD} aria-rowcount={items.length + 1}>
      <VirtualRows count={items.length} rowHeight={ROW_HEIGHT}>
        {(index, row) => {
          const item = items[index];
          return item && <TestRunRow key={item.id} item={item} {...row} />;
        }}
      </VirtualRows>
    </Table>
  );
});
