import type { DataColumn } from 'shared/contract';
import { checkTable, describeProblem, parseTable, printTable } from 'shared/data-table';
import type { StoredTable } from '../../data-tables/data-tables-service.ts';
import type { Read } from './file-content.ts';

/** The table of a test as its file says it; null: a secret, which is in no file. */
export interface TableContent {
  columns: DataColumn[];
  rows: (string | null)[][];
}

/** The one text that a table is written as, without the values of secret columns. */
export function printTableFile({ columns, rows }: StoredTable): string {
  const shown = rows.map((cells) => cells.map((cell, index) => (columns[index]?.is_secret ? '' : cell)));
  return printTable({ columns, rows: shown });
}

/** Reads a table. Problems say their row and column. */
export function parseTableFile(text: string): Read<TableContent> {
  const { table, problem } = parseTable(text, { isGuarded: true });
  if (!table) return failed(problem);
  const { columns } = table;
  const isWritten = table.rows.some((cells) =>
    cells.some((cell, index) => columns[index]?.is_secret && cell !== ''),
  );
  if (isWritten)
    return failed(
      'Secrets are not kept in files. Empty the cells of the secret columns, and enter them in the editor.',
    );
  const rows = table.rows.map((cells) =>
    cells.map((cell, index) => (columns[index]?.is_secret ? null : cell)),
  );
  const problems = checkTable(columns, rows);
  if (problems.length === 0) return { content: { columns, rows }, problems: [] };
  return {
    content: null,
    problems: problems.map((found) => ({ line: null, message: describeProblem(found, columns) })),
  };
}

const failed = (message: string): Read<TableContent> => ({
  content: null,
  problems: [{ line: null, message }],
});
