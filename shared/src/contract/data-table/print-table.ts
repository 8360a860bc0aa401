import { SECRET_CELL, SECRET_MARK, type TextTable } from './parse-table.ts';

/**
 * The one CSV of a table: commas, \n, quotes where they are needed. Secret columns have their names, marked, and a mark for a value that
 * is not given out. `isGuarded`: for a spreadsheet, which would compute a cell that begins with `=`, `+`, `-` or `@`: such a cell gets an
 * apostrophe in front.
 */
export function printTable(
  { columns, rows }: TextTable,
  { isGuarded = false }: { isGuarded?: boolean } = {},
): string {
  const printCell = (cell: string) => quote(isGuarded ? cell.replace(/^(?='*[=+\-@\t])/, "'") : cell);
  const header = columns.map(({ name, is_secret }) => quote(is_secret ? name + SECRET_MARK : name));
  const lines = [
    header,
    ...rows.map((cells) =>
      cells.map((cell, index) => (cell === '' && columns[index]?.is_secret ? SECRET_CELL : printCell(cell))),
    ),
  ];
  return lines.map((cells) => `${cells.join(',')}\n`).join('');
}

function quote(cell: string): string {
  const plain = cell.replace(/\r\n?/g, '\n');
  return plain === '' || /[",;\n\t\uFEFF]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
