import {
  DATA_CELL_MAX_LENGTH,
  DATA_COLUMNS_MAX,
  DATA_ROWS_MAX,
  DATA_TABLE_MAX_BYTES,
  SECRET_MIN_LENGTH,
} from 'shared/constants';
import type { DataColumn } from 'shared/contract';
import { nameProblem } from './column-names.ts';

/** A cell, a row, a column or the whole table that cannot be stored. Both numbers count from 0. */
export interface TableProblem {
  row: number | null;
  column: number | null;
  message: string;
}

/** The most problems that are listed: a pasted table can have thousands. */
const MAX_PROBLEMS = 100;

/** What keeps a table from being stored, in the order of its rows; a cell that is null keeps the secret that is stored. */
export function checkTable(
  columns: readonly DataColumn[],
  rows: readonly (readonly (string | null)[])[],
): TableProblem[] {
  const whole = wholeProblem(columns, rows);
  if (whole !== undefined) return [{ row: null, column: null, message: whole }];
  const problems = columns.flatMap(({ name }, column): TableProblem[] => {
    const before = columns.slice(0, column).map((other) => other.name);
    const message = nameProblem(name, before);
    return message === undefined ? [] : [{ row: null, column, message }];
  });
  for (const [row, cells] of rows.entries()) {
    problems.push(...rowProblems(columns, cells, row));
    if (problems.length >= MAX_PROBLEMS) return problems.slice(0, MAX_PROBLEMS);
  }
  if (problems.length === 0 && tableBytes(rows) > DATA_TABLE_MAX_BYTES)
    return [{ row: null, column: null, message: 'The table is larger than 1 MB.' }];
  return problems;
}

function wholeProblem(columns: readonly DataColumn[], rows: readonly unknown[]): string | undefined {
  if (rows.length > DATA_ROWS_MAX)
    return `The table has ${rows.length.toLocaleString('en-US')} rows. A table has at most ${DATA_ROWS_MAX}.`;
  if (columns.length > DATA_COLUMNS_MAX)
    return `The table has ${columns.length.toLocaleString('en-US')} columns. A table has at most ${DATA_COLUMNS_MAX}.`;
  if (columns.length === 0 && rows.length > 0) return 'The table has rows, but no columns.';
  return undefined;
}

function rowProblems(
  columns: readonly DataColumn[],
  cells: readonly (string | null)[],
  row: number,
): TableProblem[] {
  if (cells.length !== columns.length)
    return [
      {
        row,
        column: null,
        message: `The row has ${cells.length} cells, but there are ${columns.length} columns.`,
      },
    ];
  if (cells.every((cell) => cell === '')) return [{ row, column: null, message: 'The row is empty.' }];
  return cells.flatMap((cell, column): TableProblem[] => {
    const message = cellProblem(cell, columns[column]?.is_secret ?? false);
    return message === undefined ? [] : [{ row, column, message }];
  });
}

function cellProblem(cell: string | null, isSecret: boolean): string | undefined {
  if (cell === null) return isSecret ? undefined : 'The value is missing.';
  if (cell.length > DATA_CELL_MAX_LENGTH)
    return `A cell has at most ${DATA_CELL_MAX_LENGTH.toLocaleString('en-US')} characters.`;
  if (cell.includes('\u0000') || !cell.isWellFormed())
    return 'The text holds characters that cannot be stored.';
  if (isSecret && cell !== '' && cell.trim().length < SECRET_MIN_LENGTH)
    return `A secret has at least ${SECRET_MIN_LENGTH} characters: a shorter one could not be hidden in results.`;
  return undefined;
}

/** The size of the rows as they are stored. */
export const tableBytes = (rows: readonly (readonly (string | null)[])[]): number =>
  new TextEncoder().encode(JSON.stringify(rows)).length;

/** With the place in front: `Row 3, column "price": …`. */
export function describeProblem(
  { row, column, message }: TableProblem,
  columns: readonly Pick<DataColumn, 'name'>[],
): string {
  const name = column === null ? undefined : columns[column]?.name || `${column + 1}`;
  const place = [
    ...(row === null ? [] : [`row ${row + 1}`]),
    ...(row !== null && name !== undefined ? [`column "${name}"`] : []),
  ].join(', ');
  return place === '' ? message : `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${message}`;
}
