import { X } from 'lucide-react';
import { memo } from 'react';
import { color, font, space, styled } from 'shared/theme';
import { IconButton } from 'shared/ui';
import { removeRow, type GridColumn, type GridProblem, type GridRow } from '../../model/data-grid.ts';
import { GridCell } from './GridCell.tsx';
import type { ChangeGrid } from './useGrid.ts';
import { ROW_HEIGHT } from './row-height.ts';

interface Props {
  row: GridRow;
  /** From 0. */
  index: number;
  columns: GridColumn[];
  problems: GridProblem[] | undefined;
  onChange: ChangeGrid;
}

/** A row of the table; a change of another row does not render it. */
export const GridRowView = memo(function GridRowView({
  row,
  index,
  columns,
  problems = [],
  onChange,
}: Props) {
  return (
    <Root aria-rowindex={index + 2}>
      <Number scope="row">{index + 1}</Number>
      {columns.map(({ id, name, isSecret }, column) => (
        <GridCell
          key={id}
          label={`${name || `Column ${column + 1}`}, row ${index + 1}`}
          place={`${index}:${column}`}
          value={row.cells[column] ?? null}
          isSecret={isSecret}
          problem={problems.find((problem) => problem.column === column || problem.column === null)?.message}
          row={index}
          column={column}
          onChange={onChange}
        />
      ))}
      <Tools>
        <IconButton
          size="sm"
          label={`Remove row ${index + 1}`}
          icon={<X />}
          onClick={() => onChange((grid) => removeRow(grid, row.id))}
        />
      </Tools>
    </Root>
  );
});

const Root = styled.tr`
  height: ${ROW_HEIGHT}px;
`;

const Number = styled.th`
  ${font('sm')}
  position: sticky;
  left: 0;
  z-index: 1;
  padding: 0 ${space(2)};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  color: ${color('textMuted')};
  text-align: right;
  background: ${color('surfaceSunken')};
`;

const Tools = styled.td`
  padding: 0;
  border-left: 1px solid ${color('border')};
`;
