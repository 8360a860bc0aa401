import { HeadCell, SortHead, Table, VirtualRows } from 'shared/table';
import { SelectAllHead } from './SelectCells.tsx';
import { ROW_HEIGHT, type TableProps } from './table-props.ts';
import { TestRow } from './TestRow.tsx';

export function TestsTable({ items, selection, order, onOrder }: TableProps) {
  const sort = { sorting: order, onSort: onOrder };
  const head = (
    <>
      <SelectAllHead selection={selection} />
      <SortHead by="name" {...sort}>
        Name
      </SortHead>
      <SortHead by="suite" {...sort}>
        Suite
      </SortHead>
      <SortHead by="last_run" startsDescending {...sort}>
        Last run
      </SortHead>
      <SortHead by="last_status" {...sort}>
        Last status
      </SortHead>
      <HeadCell>Last results</HeadCell>
      <SortHead by="steps" isNumeric startsDescending {...sort}>
        Steps
      </SortHead>
      <HeadCell isLabelHidden>Actions</HeadCell>
    </>
  );
  return (
    <Table label="Tests" head={head} aria-rowcount={items.length + 1}>
      <VirtualRows count={items.length} rowHeight={ROW_HEIGHT}>
        {(index, row) => {
          const test = items[index];
          return test && <TestRow key={test.id} test={test} selection={selection} row={row} />;
        }}
      </VirtualRows>
    </Table>
  );
}
