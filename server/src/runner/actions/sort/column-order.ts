import type { Locator } from 'playwright-core';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';
import { withPieces } from '../../agent/lens/lens.ts';
import { tables } from '../../agent/lens/tables.ts';
import { orderOf, type Order } from '../../agent/texts/sorted.ts';

/** The order that the column of this head is in: as the page tells, else as its cells stand. null: in none, or it is no column. */
export async function orderUnder(head: Locator): Promise<Order | null> {
  const { told, texts } = await isolated(head, readColumn, undefined, PATIENT_MS);
  if (told === 'none') return null;
  return told === 'ascending' || told === 'descending' ? told : orderOf(texts);
}

/** What the head says of the order, and what stands under it. */
const readColumn = withPieces(tables)((lens, inHead: Element): { told: string | null; texts: string[] } => {
  const head = inHead.closest('th, td, [role=columnheader]');
  const table = head && lens.tableAround(head);
  const told = head?.getAttribute('aria-sort') ?? null;
  if (!table) return { told, texts: [] };
  const cells = lens.readTable(table).lines.map((line) => lens.cellUnder(head, line));
  return { told, texts: cells.map((cell) => (cell ? lens.textOf(cell).written : '')) };
});
