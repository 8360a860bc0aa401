import { rowNames } from 'shared/data-table';
import type { StoredTable } from '../data-tables/data-tables-service.ts';
import { environmentNames } from './environment-names.ts';
import { quoted } from './literal.ts';

/** The rows of a table, each with its name as `row`. Values of secret columns come from the environment: each row has its own. */
export function renderRows({ columns, rows }: StoredTable): { lines: string[]; note: string | null } {
  const names = rowNames(columns, rows);
  const secretColumns = columns.filter(({ is_secret: isSecret }) => isSecret);
  const secrets = environmentNames(
    rows.flatMap((_cells, row) => secretColumns.map(({ name }) => secretKey(name, row))),
  );
  const lines = rows.map((cells, row) => {
    const values = columns.map(({ name, is_secret: isSecret }, column) =>
      isSecret
        ? `${name}: process.env.${secrets.get(secretKey(name, row)) ?? ''} ?? ''`
        : `${name}: ${quoted(cells[column] ?? '')}`,
    );
    return `  { row: ${quoted(names[row] ?? '')}, values: { ${values.join(', ')} } },`;
  });
  const [first] = secrets.values();
  return {
    lines: ['const rows: { row: string; values: Record<string, string> }[] = [', ...lines, '];', ''],
    note:
      first === undefined
        ? null
        : `Secrets of the table are not exported: set ${first} and the others that the spec names in the environment.`,
  };
}

const secretKey = (column: string, row: number) => `${column}_row_${row + 1}`;
