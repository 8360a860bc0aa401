import type pg from 'pg';
import type { Row, RowBatch } from './export-file.ts';
import { DROPPED, TABLES, type TransferTable } from './tables.ts';

/** Gives the row that is to be inserted. */
export type Change = (table: string, row: Row) => Row;

/**
 * Inserts the rows. `isCopy`: under new ids, which all references follow; else under those they had.
 * Returns how many of each table, and the new ids of the companies.
 */
export async function writeRows(
  client: pg.ClientBase,
  batches: AsyncIterable<RowBatch>,
  { isCopy, change }: { isCopy: boolean; change: Change },
): Promise<{ counts: Map<string, number>; companies: number[] }> {
  const ids = new Map<string, Map<number, number>>();
  const counts = new Map<string, number>();
  const postponed: { table: string; id: unknown; column: string; target: string; value: number }[] = [];
  const idsOf = (name: string) =>
    ids.get(name) ?? ids.set(name, new Map()).get(name) ?? new Map<number, number>();
  function renumber(target: string, value: unknown): number | number[] | null {
    // 0: it is gone. An empty list may stand for all.
    if (Array.isArray(value)) return value.map((one) => Number(renumber(target, one) ?? 0));
    if (typeof value !== 'number') return null;
    return isCopy ? (idsOf(target).get(value) ?? null) : value;
  }

  async function numberRows({ name }: TransferTable, rows: Row[]): Promise<void> {
    const old = rows.map(({ id }) => id).filter((id) => typeof id === 'number');
    if (old.length === 0) return;
    const fresh = isCopy ? await takeIds(client, name, old.length) : old;
    old.forEach((id, index) => idsOf(name).set(id, fresh[index] ?? id));
  }

  for await (const { table: name, rows } of batches) {
    if (DROPPED.includes(name)) continue;
    const table = TABLES.find((one) => one.name === name);
    if (!table) throw new Error(`There is no table ${name}.`);
    await numberRows(table, rows);
    const ready = rows.map((given) => {
      const row = { ...change(name, given) };
      if (typeof row['id'] === 'number') row['id'] = idsOf(name).get(row['id']);
      for (const [column, target] of Object.entries({ ...table.references, ...table.looseReferences }))
        row[column] = renumber(target, row[column]);
      for (const [column, target] of Object.entries({ ...table.later, ...table.looseLater })) {
        if (typeof row[column] === 'number')
          postponed.push({ table: name, id: row['id'], column, target, value: row[column] });
        row[column] = null;
      }
      return row;
    });
    await client.query(
      `insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(ready)],
    );
    counts.set(name, (counts.get(name) ?? 0) + rows.length);
  }
  for (const { table, id, column, target, value } of postponed)
    await client.query(`update ${table} set ${column} = $1 where id = $2`, [renumber(target, value), id]);
  if (!isCopy) for (const name of ids.keys()) await goOnCounting(client, name);
  return { counts, companies: [...idsOf('companies').values()] };
}

async function takeIds(client: pg.ClientBase, table: string, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence($1, 'id'))::int as id from generate_series(1, $2)`,
    [table, count],
  );
  return rows.map(({ id }) => id);
}

async function goOnCounting(client: pg.ClientBase, table: string): Promise<void> {
  await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [
    table,
  ]);
}
