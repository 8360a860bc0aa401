import { HeadCell, rowKeyHandler, SortHead, Table, VirtualRows } from 'shared/table';
import { css, media, space, styled } from 'shared/theme';
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
    <Columns>
      <Table
        label="Tests"
        head={head}
        aria-rowcount={items.length + 1}
        onKeyDown={rowKeyHandler({ count: items.length, onSelect: selection.toggleAt })}
      >
        <VirtualRows count={items.length} rowHeight={ROW_HEIGHT}>
          {(index, row) => {
            const test = items[index];
            return test && <TestRow key={test.id} test={test} selection={selection} row={row} />;
          }}
        </VirtualRows>
      </Table>
    </Columns>
  );
}

/** Hides a column of a table that is narrower. On a phone, where rows are cards, it stays. */
const hideColumn = (column: number, width: number) => css`
  ${media.desktop} {
    @container (max-width: ${width}px) {
      tr > :nth-child(${column}) {
        display: none;
      }
    }
  }
`;

/** What does not fit next to the names gives way: the history first, then the steps, then the last run. */
const Columns = styled.div`
  container-type: inline-size;
  ${hideColumn(5, 999)}
  ${hideColumn(6, 799)}
  ${hideColumn(3, 639)}

  ${media.desktop} {
    tr > * {
      padding-inline: ${space(3)};
    }

    tr > :first-child {
      padding-left: ${space(4)};
    }

    tr > :last-child {
      padding-right: ${space(4)};
    }
  }
`;
