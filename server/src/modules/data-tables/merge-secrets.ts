import type { BodyOf, DataColumn } from 'shared/contract';

export interface StoredTable {
  columns: DataColumn[];
  rows: string[][];
}

type Body = BodyOf<'PUT /test_blueprint/:id/table'>;

/**
 * The table that a caller sends, with the stored secrets in the cells that it cannot send because they are never given out; such a cell
 * stays null where there is none. A column that was secret keeps its values only while it is one.
 */
export function mergeSecrets({ columns, rows }: Body, stored: StoredTable | undefined) {
  const sources = columns.map(({ name, is_secret, previous }) => {
    if (!is_secret || !stored) return -1;
    return stored.columns.findIndex((column) => column.is_secret && column.name === (previous ?? name));
  });
  return {
    columns: columns.map(({ name, is_secret }) => ({ name, is_secret })),
    rows: rows.map(({ cells, previous }) => {
      const source = typeof previous === 'number' ? stored?.rows[previous] : undefined;
      return cells.map((cell, index) => {
        if (cell !== null) return cell.replace(/\r\n?/g, '\n');
        return source?.[sources[index] ?? -1] ?? null;
      });
    }),
  };
}
