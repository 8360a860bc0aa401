import { useMemo, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { parseBlock } from 'shared/data-table';
import { VirtualRows } from 'shared/table';
import { color, radius, styled } from 'shared/theme';
import { pasteAt, type Grid, type GridProblem } from '../../model/data-grid.ts';
import { focusCell } from './focus-cell.ts';
import { GridHead } from './GridHead.tsx';
import { GridRowView } from './GridRowView.tsx';
import { moveOfKey } from './grid-keys.ts';
import { ROW_HEIGHT } from './row-height.ts';
import type { ChangeGrid } from './useGrid.ts';

interface Props {
  /** The box that the table is scrolled in. */
  ref: Ref<HTMLDivElement>;
  grid: Grid;
  problems: GridProblem[];
  onChange: ChangeGrid;
}

/** A table to write in: arrows, Enter and Tab move between the cells, and blocks of a spreadsheet are pasted at a cell. */
export function DataGrid({ ref, grid, problems, onChange }: Props) {
  const { columns, rows } = grid;
  const byRow = useMemo(() => Map.groupBy(problems, ({ rowId }) => rowId), [problems]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = placeOf(event.target);
    const move = at && moveOfKey(event);
    if (!move) return;
    const row = Math.min(Math.max(at.row + move.rows, 0), rows.length - 1);
    const column = Math.min(Math.max(at.column + move.columns, 0), columns.length - 1);
    event.preventDefault();
    focusCell(event.currentTarget, row, column);
  };

  const handlePaste = (event: ClipboardEvent) => {
    const at = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    // A text without tabs and line breaks belongs into the cell at its caret.
    if (!at || !/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return;
    event.preventDefault();
    onChange((now) => pasteAt(now, at.row, at.column, parseBlock(text)));
  };

  return (
    <Scroller ref={ref} onKeyDown={handleKeyDown} onPaste={handlePaste}>
      <Table role="grid" aria-label="Data" aria-rowcount={rows.length + 1} aria-colcount={columns.length}>
        <GridHead columns={columns} problems={byRow.get(null)} onChange={onChange} />
        <tbody>
          <VirtualRows count={rows.length} rowHeight={ROW_HEIGHT} isInScroller>
            {(index) => {
              const row = rows[index];
              return (
                row && (
                  <GridRowView
                    key={row.id}
                    row={row}
                    index={index}
                    columns={columns}
                    problems={byRow.get(row.id)}
                    onChange={onChange}
                  />
                )
              );
            }}
          </VirtualRows>
        </tbody>
      </Table>
    </Scroller>
  );
}

/** Which cell an element is; undefined: none. */
function placeOf(target: EventTarget): { row: number; column: number } | undefined {
  const place = target instanceof HTMLElement ? target.dataset['cell'] : undefined;
  const [row, column] = place?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

const Scroller = styled.div`
  max-height: min(60dvh, 640px);
  overflow: auto;
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
`;

const Table = styled.table`
  min-width: 100%;
  border-spacing: 0;
`;
