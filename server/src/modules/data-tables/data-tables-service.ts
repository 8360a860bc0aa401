import type { BodyOf, DataColumn, SentDataTable } from 'shared/contract';
import { checkTable, describeProblem, rowNames } from 'shared/data-table';
import type { GivenValue } from 'runner';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { AppError, notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { editConflict, recordEvent, type EditSubject } from '../audit/audit-service.ts';
import * as repository from './data-tables-repository.ts';
import { mergeSecrets, type StoredTable } from './merge-secrets.ts';

export type { StoredTable } from './merge-secrets.ts';

/** A row of a test's table, as a run of it is stored. */
export interface DataRow {
  /** Its own among the rows of the table. */
  name: string;
  /** Its values, encrypted, as `ValuesService.forRun` reads them. */
  values: string;
  /** The same for the same values; it says nothing about them. */
  digest: string;
}

export type DataTablesService = ReturnType<typeof createDataTablesService>;

export function createDataTablesService({
  database: { queries },
  secrets,
}: Pick<Platform, 'database' | 'secrets'>) {
  const open = ({ columns, rows }: repository.TableRow): StoredTable => ({
    columns,
    rows: JSON.parse(secrets.decrypt(rows)) as string[][],
  });

  async function requireTest(
    reader: Queries,
    companyId: number,
    id: number,
    options?: { isLocked: boolean },
  ): Promise<{ title: string; row: repository.TableRow | undefined }> {
    const owner = await repository.findOwner(reader, companyId, id, options);
    if (!owner) throw notFoundInCompany('The test');
    if (owner.type !== 'integration')
      throw unprocessable('not_a_test', 'This is a module. Only tests can have a table.');
    const [row] = await repository.findTables(reader, [id]);
    return { title: owner.title, row };
  }

  async function read(reader: Queries, companyId: number, id: number): Promise<SentDataTable | null> {
    const { row } = await requireTest(reader, companyId, id);
    return row ? present(row, await repository.findEditor(reader, id), open(row)) : null;
  }

  async function store(
    transaction: Transaction,
    blueprintId: number,
    { columns, rows }: StoredTable,
    updatedBy: number | null,
  ): Promise<void> {
    if (columns.length === 0) return repository.deleteTable(transaction, blueprintId);
    const sealed = secrets.encrypt(JSON.stringify(rows));
    const table = { blueprintId, columns, rows: sealed, rowCount: rows.length, updatedBy };
    await repository.storeTable(transaction, table);
  }

  return {
    /** null: the test has no table. 404 for an unknown test, 422 for a module. */
    get: (companyId: number, id: number): Promise<SentDataTable | null> => read(queries, companyId, id),
    /** Stores a table; without columns the test has none. 422 with the places of what is wrong, 409 where another was stored since `base`. */
    put: (
      companyId: number,
      userId: number | null,
      id: number,
      body: BodyOf<'PUT /test_blueprint/:id/table'>,
    ): Promise<SentDataTable | null> =>
      queries.transaction(async (transaction) => {
        const { title, row } = await requireTest(transaction, companyId, id, { isLocked: true });
        if (body.base !== undefined && body.base !== (row?.updatedAt.toISOString() ?? null))
          throw await tableConflict(transaction, { companyId, id, updatedAt: row?.updatedAt ?? null });
        const { columns, rows } = mergeSecrets(body, row && open(row));
        requireValid(columns, rows);
        await store(transaction, id, { columns, rows: rows as string[][] }, userId);
        await recordEvent(transaction, {
          companyId,
          action: columns.length === 0 ? 'test.table_deleted' : 'test.table_updated',
          subject: { id, name: title },
          before: row && auditDetails(row),
          after: columns.length === 0 ? undefined : auditDetails({ columns, rowCount: rows.length }),
        });
        return read(transaction, companyId, id);
      }),
    remove: (companyId: number, id: number): Promise<void> =>
      queries.transaction(async (transaction) => {
        const { title, row } = await requireTest(transaction, companyId, id, { isLocked: true });
        if (!row) return;
        await repository.deleteTable(transaction, id);
        await recordEvent(transaction, {
          companyId,
          action: 'test.table_deleted',
          subject: { id, name: title },
          before: auditDetails(row),
        });
      }),
    /** Within the caller's transaction: the table of the first test for the second, too. */
    async copy(transaction: Transaction, from: number, to: number): Promise<void> {
      const [row] = await repository.findTables(transaction, [from]);
      if (row) await repository.storeTable(transaction, { ...row, blueprintId: to });
    },
    /** The rows by the id of the test, in their order. Tests without a table, or with an empty one, are left out: they run once. */
    async rowsOf(reader: Queries, testIds: number[]): Promise<Map<number, DataRow[]>> {
      const found = await repository.findTables(reader, testIds);
      return new Map(
        found
          .filter(({ rowCount }) => rowCount > 0)
          .map((row): [number, DataRow[]] => {
            const { columns, rows } = open(row);
            const names = rowNames(columns, rows);
            return [
              row.blueprintId,
              rows.map((cells, index) => {
                const plain = JSON.stringify(valuesOf(columns, cells));
                const name = names[index] ?? `Row ${index + 1}`;
                return { name, values: secrets.encrypt(plain), digest: secrets.sign(plain) };
              }),
            ];
          }),
      );
    },
    /** The values of the first row, encrypted: what steps in the editor run with. null: the test has no table, or there is no test. */
    async firstRowOf(testId: number | null): Promise<string | null> {
      const [row] = testId === null ? [] : await repository.findTables(queries, [testId]);
      if (!row) return null;
      const { columns, rows } = open(row);
      return rows[0] ? secrets.encrypt(JSON.stringify(valuesOf(columns, rows[0]))) : null;
    },
    /** Stored tables by the id of the test, secrets included: never to be given out. */
    async tablesOf(reader: Queries, testIds: number[]): Promise<Map<number, StoredTable>> {
      const found = await repository.findTables(reader, testIds);
      return new Map(found.map((row) => [row.blueprintId, open(row)]));
    },
    /** The values of secret columns of all tests of the company, by the names of their columns. */
    async secretsOf(companyId: number): Promise<GivenValue[]> {
      const tables = (await repository.findCompanyTables(queries, companyId)).filter(({ columns }) =>
        columns.some(({ is_secret: isSecret }) => isSecret),
      );
      return tables.flatMap((row) => {
        const { columns, rows } = open(row);
        return rows.flatMap((cells) => valuesOf(columns, cells)).filter(({ isSecret }) => isSecret);
      });
    },
    /** Within the caller's transaction: stores a table that was checked. */
    store,
  };
}

/** Names and numbers only: values may be secret. */
const auditDetails = ({ columns, rowCount }: Pick<repository.TableRow, 'columns' | 'rowCount'>) => ({
  columns: columns.map(({ name }) => name),
  secret_columns: columns.filter(({ is_secret: isSecret }) => isSecret).map(({ name }) => name),
  rows: rowCount,
});

const valuesOf = (columns: DataColumn[], cells: string[]): GivenValue[] =>
  columns.map(({ name, is_secret: isSecret }, index) => ({ name, value: cells[index] ?? '', isSecret }));

function present(
  { updatedAt, updatedBy }: repository.TableRow,
  editor: string | null,
  { columns, rows }: StoredTable,
): SentDataTable {
  return {
    columns,
    rows: rows.map((cells) => cells.map((cell, index) => (columns[index]?.is_secret ? null : cell))),
    updated_at: updatedAt.toISOString(),
    updated_by: updatedBy,
    updated_by_name: editor,
  };
}

/** Its rows have no ids by which they could be merged. */
const tableConflict = (transaction: Transaction, subject: Omit<EditSubject, 'actions'>) =>
  editConflict(
    transaction,
    { ...subject, actions: ['test.table_updated', 'test.table_deleted'] },
    [{ field: 'table', element: null, mine: null, theirs: null }],
    'table_conflict',
  );

/** 422: a sentence about the first problem, and the places of all of them. */
function requireValid(columns: DataColumn[], rows: (string | null)[][]): void {
  const problems = checkTable(columns, rows);
  // A null that is left stands where no secret is stored to be kept.
  for (const [row, cells] of problems.length === 0 ? rows.entries() : [])
    for (const [column, cell] of cells.entries())
      if (cell === null) problems.push({ row, column, message: 'Enter the value: there is no stored one.' });
  const [first] = problems;
  if (first)
    throw new AppError(422, 'invalid_table', describeProblem(first, columns), { details: { problems } });
}
