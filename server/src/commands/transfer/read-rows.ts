import type pg from 'pg';
import type { Row, RowBatch } from './export-file.ts';
import { conditionOf, OF_THE_PRODUCT, TABLES } from './tables.ts';

/** Few enough to be one text in memory with the largest pages of steps. */
const BATCH = 500;

/** Every row, or those of one company, as they stood at one moment: in a transaction that sees no later changes. */
export async function* readRows(client: pg.ClientBase, company: number | null): AsyncGenerator<RowBatch> {
  await client.query('begin isolation level repeatable read read only');
  for (const { name } of TABLES) {
    if (company !== null && OF_THE_PRODUCT.includes(name)) continue;
    const values = company === null ? [] : [company];
    await client.query(
      `declare export_rows cursor for select to_jsonb(it) as row from ${name} it where ${conditionOf(name, company !== null)}`,
      values,
    );
    for (;;) {
      const { rows } = await client.query<{ row: Row }>(`fetch ${BATCH} from export_rows`);
      if (rows.length === 0) break;
      yield { table: name, rows: rows.map(({ row }) => row) };
    }
    await client.query('close export_rows');
  }
  await client.query('commit');
}
