import { DATA_ROWS_MAX } from 'shared/constants';
import type { DataTable, DataTableBody } from 'shared/contract';
import { checkTable, fixNames, rowNames, type TableProblem, type TextTable } from 'shared/data-table';

export interface GridColumn {
  id: number;
  name: string;
  isSecret: boolean;
  /** Its name in the stored table; null: it is new. */
  previous: string | null;
}

export interface GridRow {
  id: number;
  /** null: a stored secret, which is shown to no one. */
  cells: (string | null)[];
  /** Where it stands in the stored table; null: it is new. */
  previous: number | null;
}

/** A table while it is edited. */
export interface Grid {
  columns: GridColumn[];
  rows: GridRow[];
}

/** What is wrong, by the id of a row. */
export interface GridProblem extends Omit<TableProblem, 'row'> {
  rowId: number | null;
}

let lastId = 0;
const newId = () => (lastId += 1);

const emptyRow = (width: number): GridRow => ({
  id: newId(),
  cells: Array.from({ length: width }, () => ''),
  previous: null,
});

export const EMPTY_GRID: Grid = { columns: [], rows: [] };

/** A table to begin with. */
export const firstGrid = (): Grid => addRow(addColumn(EMPTY_GRID));

export function gridOf(table: DataTable | null): Grid {
  if (!table) return EMPTY_GRID;
  return {
    columns: table.columns.map(({ name, is_secret: isSecret }) => ({
      id: newId(),
      name,
      isSecret,
      previous: name,
    })),
    rows: table.rows.map((cells, previous) => ({ id: newId(), cells, previous })),
  };
}

/** A table that was imported or pasted in place of the grid. Its rows keep the secrets of stored rows of the same name. */
export function gridOfText(grid: Grid, { columns, rows }: TextTable): Grid {
  const stored = grid.columns.filter(({ isSecret, previous }) => isSecret && previous !== null);
  const names = rowNames(columns, rows);
  const currentNames = rowNames(
    namesAndSecrets(grid),
    grid.rows.map(({ cells }) => cells.map((cell) => cell ?? '')),
  );
  return {
    columns: columns.map(({ name, is_secret: isSecret }) => ({
      id: newId(),
      name,
      isSecret,
      previous: grid.columns.find((column) => column.name === name)?.previous ?? null,
    })),
    rows: rows.map((cells, index) => {
      const previous = grid.rows[currentNames.indexOf(names[index] ?? '')]?.previous ?? null;
      const isStored = (column: number) =>
        previous !== null &&
        columns[column]?.is_secret &&
        stored.some(({ name }) => name === columns[column]?.name);
      return {
        id: newId(),
        cells: cells.map((cell, column) => (cell === '' && isStored(column) ? null : cell)),
        previous,
      };
    }),
  };
}

export function setCell(grid: Grid, row: number, column: number, text: string): Grid {
  return {
    ...grid,
    rows: grid.rows.map((one, index) =>
      index === row ? { ...one, cells: one.cells.with(column, text) } : one,
    ),
  };
}

/** Puts a block of cells with its top left corner at a cell; rows and columns that it needs are added. */
export function pasteAt(grid: Grid, row: number, column: number, block: string[][]): Grid {
  const width = Math.max(...block.map((cells) => cells.length), 0);
  let grown = grid;
  while (grown.columns.length < column + width) grown = addColumn(grown);
  const missing = Math.max(0, row + block.length - grown.rows.length);
  const rows = [...grown.rows, ...Array.from({ length: missing }, () => emptyRow(grown.columns.length))];
  return {
    ...grown,
    rows: rows.map((one, index) => {
      const pasted = block[index - row];
      if (!pasted) return one;
      return { ...one, cells: one.cells.map((cell, at) => pasted[at - column] ?? cell) };
    }),
  };
}

export const addRow = (grid: Grid): Grid =>
  grid.rows.length >= DATA_ROWS_MAX ? grid : { ...grid, rows: [...grid.rows, emptyRow(grid.columns.length)] };

export const removeRow = (grid: Grid, id: number): Grid => ({
  ...grid,
  rows: grid.rows.filter((row) => row.id !== id),
});

export function addColumn({ columns, rows }: Grid): Grid {
  const names = fixNames([...columns.map(({ name }) => name), '']);
  const name = names.at(-1) ?? 'column';
  return {
    columns: [...columns, { id: newId(), name, isSecret: false, previous: null }],
    rows: rows.map((row) => ({ ...row, cells: [...row.cells, ''] })),
  };
}

/** Without columns there are no rows either. */
export function removeColumn({ columns, rows }: Grid, at: number): Grid {
  const left = columns.toSpliced(at, 1);
  return {
    columns: left,
    rows: left.length === 0 ? [] : rows.map((row) => ({ ...row, cells: row.cells.toSpliced(at, 1) })),
  };
}

export function renameColumn(grid: Grid, at: number, name: string): Grid {
  return {
    ...grid,
    columns: grid.columns.map((column, index) => (index === at ? { ...column, name } : column)),
  };
}

/** A column that is secret no longer loses its stored values: no one may see them. */
export function toggleSecret({ columns, rows }: Grid, at: number): Grid {
  return {
    columns: columns.map((column, index) =>
      index === at ? { ...column, isSecret: !column.isSecret } : column,
    ),
    rows: rows.map((row) => (row.cells[at] === null ? { ...row, cells: row.cells.with(at, '') } : row)),
  };
}

const isEmpty = ({ cells }: GridRow): boolean => cells.every((cell) => cell === '');

const namesAndSecrets = ({ columns }: Grid) =>
  columns.map(({ name, isSecret }) => ({ name: name.trim(), is_secret: isSecret }));

/** What a save sends: empty rows are left out. `base`: when the table was stored that is being changed; null: there was none. */
export function bodyOf(grid: Grid, base: string | null): DataTableBody {
  return {
    columns: grid.columns.map(({ name, isSecret, previous }) => ({
      name: name.trim(),
      is_secret: isSecret,
      previous,
    })),
    rows: grid.rows.filter((row) => !isEmpty(row)).map(({ cells, previous }) => ({ cells, previous })),
    base,
  };
}

/** What keeps the grid from being saved; empty rows are no problem. */
export function problemsOf(grid: Grid): GridProblem[] {
  const cells = grid.rows.filter((row) => !isEmpty(row)).map((row) => row.cells);
  return checkTable(namesAndSecrets(grid), cells).map((problem) => locate(grid, problem));
}

/** A problem that counts only rows that are not empty, as the server does. */
export function locate(grid: Grid, { row, ...problem }: TableProblem): GridProblem {
  const counted = grid.rows.filter((one) => !isEmpty(one));
  return { ...problem, rowId: row === null ? null : (counted[row]?.id ?? null) };
}

export function isSameGrid(one: Grid, other: Grid): boolean {
  return JSON.stringify(bodyOf(one, null)) === JSON.stringify(bodyOf(other, null));
}

/** As a file for a spreadsheet, without the values of secrets. */
export function textOf(grid: Grid): TextTable {
  return {
    columns: namesAndSecrets(grid),
    rows: grid.rows
      .filter((row) => !isEmpty(row))
      .map(({ cells }) => cells.map((cell, index) => (grid.columns[index]?.isSecret ? '' : (cell ?? '')))),
  };
}
