import Papa from 'papaparse';
import { SECRET_CELL, SECRET_MARK, type TextTable } from './parse-table.ts';

/**
 * The one CSV of a table: commas, \n, quotes where they are needed. Secret columns have their names, marked, and a mark for a value that
 * is not given out. A spreadsheet would compute a cell that begins with `=`, `+`, `-` or `@`: such a cell gets an apostrophe in front.
 */
export function printTable({ columns, rows }: TextTable): string {
  const guarded = (cell: string) => cell.replace(/^(?='*[=+\-@\t])/, "'");
  const lines = [
    columns.map(({ name, is_secret }) => (is_secret ? name + SECRET_MARK : name)),
    ...rows.map((cells) =>
      cells.map((cell, index) => (cell === '' && columns[index]?.is_secret ? SECRET_CELL : guarded(cell))),
    ),
  ];
  const plain = lines.map((cells) => cells.map((cell) => cell.replace(/\r\n?/g, '\n')));
  const quotes = (cell: string) => cell === '' || /[;\t]|^\s|\s$/.test(cell);
  return `${Papa.unparse(plain, { newline: '\n', quotes })}\n`;
}
