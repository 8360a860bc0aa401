import { Cell, HeadCell, rowKeyHandler, SortHead, Table, TableRow, VirtualRows } from 'shared/table';
import { styled } from 'shared/theme';
import { usageText } from '../../model/listed.ts';
import { Actions } from './Actions.tsx';
import { NameCell } from './NameCell.tsx';
import { SelectAllHead, SelectCell } from './SelectCells.tsx';
import { StepsCell } from './StepsCell.tsx';
import { ROW_HEIGHT, type TableProps } from './table-props.ts';

export function ModulesTable({ items, selection, order, onOrder }: TableProps) {
  const sort = { sorting: order, onSort: onOrder };
  const head = (
    <>
      <SelectAllHead selection={selection} />
      <SortHead by="name" {...sort}>
        Name
      </SortHead>
      <SortHead by="steps" isNumeric startsDescending {...sort}>
        Steps
      </SortHead>
      <SortHead by="used" startsDescending {...sort}>
        Used by
      </SortHead>
      <HeadCell isLabelHidden>Actions</HeadCell>
    </>
  );
  return (
    <Table
      label="Modules"
      head={head}
      aria-rowcount={items.length + 1}
      onKeyDown={rowKeyHandler({ count: items.length, onSelect: selection.toggleAt })}
    >
      <VirtualRows count={items.length} rowHeight={ROW_HEIGHT}>
        {(index, row) => {
          const module = items[index];
          return (
            module && (
              <TableRow key={module.id} {...row}>
                <SelectCell item={module} selection={selection} />
                <NameCell item={module} />
                <StepsCell item={module} />
                <Usage label="Used by">{usageText(module)}</Usage>
                <Cell>
                  <Actions item={module} />
                </Cell>
              </TableRow>
            )
          );
        }}
      </VirtualRows>
    </Table>
  );
}

const Usage = styled(Cell)`
  white-space: nowrap;
`;
