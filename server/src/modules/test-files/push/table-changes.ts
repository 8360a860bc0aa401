import type { TestFile, TestFileChange } from 'shared/contract';
import { rowNames } from 'shared/data-table';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import type { DataTablesService, StoredTable } from '../../data-tables/data-tables-service.ts';
import { fileOf } from '../export-files.ts';
import type { FileProblem } from '../format/file-content.ts';
import { printTableFile, type TableContent } from '../format/table-file.ts';
import { conflictMessage, type Basis, type PreparedTest } from './prepared.ts';

/** What a push does to the table that stands next to a test. */
interface TableChange {
  path: string;
  change: TestFileChange['change'];
  problems: FileProblem[];
  table: StoredTable;
  /** As it is on the server, of a conflict. */
  file: TestFile | null;
}

export type TableChanges = Map<PreparedTest, TableChange>;

/** Finds out which tables a push changes, without changing anything. A test without a file of its table keeps the stored one. */
export async function prepareTables(
  queries: Queries,
  dataTables: Pick<DataTablesService, 'tablesOf'>,
  tests: PreparedTest[],
  basis: Basis,
): Promise<TableChanges> {
  const withTable = tests.filter(({ read }) => read.table);
  const ids = basis.mode === 'new' ? [] : withTable.flatMap(({ stored }) => stored?.blueprint.id ?? []);
  const stored = await dataTables.tablesOf(queries, ids);
  return new Map(
    withTable.flatMap((item) => {
      const { table } = item.read;
      const previous = stored.get(item.stored?.blueprint.id ?? 0);
      return table ? [[item, changeOf(item, table, previous, basis)]] : [];
    }),
  );
}

function changeOf(
  { read, stored: test }: PreparedTest,
  { path, content }: NonNullable<PreparedTest['read']['table']>,
  stored: StoredTable | undefined,
  { mode, bases }: Basis,
): TableChange {
  const { table, missing } = withStoredSecrets(content, stored);
  const file = stored ? fileOf(path, printTableFile(stored), test?.blueprint.id ?? null) : null;
  const found = (change: TableChange['change'], problems: string[] = []): TableChange => ({
    path,
    change,
    table,
    file: change === 'conflict' ? file : null,
    problems: problems.map((message) => ({ line: null, message })),
  });
  if (read.type === 'module') return found('rejected', ['A module has no table. Only tests have one.']);
  // A new table has to come first: its secrets can be entered only then.
  if (!file) return found('created', missing.map(toBeEntered));
  if (missing.length > 0) return found('rejected', missing.map(notStored));
  if (printTableFile(table) === file.content) return found('unchanged');
  const base = bases.get(path) ?? null;
  if (mode !== 'update' || base === file.hash) return found('updated');
  return found('conflict', [conflictMessage('table', base)]);
}

/** A secret column, and the first row that has no value in it. */
interface MissingSecret {
  column: string;
  row: string;
}

const toBeEntered = ({ column }: MissingSecret) =>
  `Some rows have no value for the secret column "${column}" yet. Enter it in the editor.`;

const notStored = ({ column, row }: MissingSecret) =>
  `The row "${row}" has no value for the secret column "${column}" on the server, and files have none. Add or rename the row in the editor, enter the value there, and pull.`;

/** Rows are the same if they have the same name. `missing`: secrets that neither the file nor the server has. */
function withStoredSecrets({ columns, rows }: TableContent, stored: StoredTable | undefined) {
  const plain = rows.map((cells) => cells.map((cell) => cell ?? ''));
  const names = rowNames(columns, plain);
  const storedNames = stored ? rowNames(stored.columns, stored.rows) : [];
  const missing = new Map<string, MissingSecret>();
  const merged = plain.map((cells, row) => {
    const previous = stored?.rows[storedNames.indexOf(names[row] ?? '')];
    return cells.map((cell, index) => {
      const { name, is_secret: isSecret } = columns[index] ?? { name: '', is_secret: false };
      if (!isSecret) return cell;
      const source = stored?.columns.findIndex((column) => column.is_secret && column.name === name) ?? -1;
      const secret = previous?.[source];
      if (secret === undefined && !missing.has(name))
        missing.set(name, { column: name, row: names[row] ?? '' });
      return secret ?? '';
    });
  });
  return {
    table: { columns, rows: merged },
    missing: [...missing.values()],
  };
}

/** Stores the tables of a push, whose tests are stored already. */
export async function writeTables(
  transaction: Transaction,
  dataTables: Pick<DataTablesService, 'store'>,
  changes: TableChanges,
  userId: number | null,
): Promise<void> {
  for (const [{ named }, { change, table }] of changes)
    if (named.id !== null && (change === 'created' || change === 'updated'))
      await dataTables.store(transaction, named.id, table, userId);
}
