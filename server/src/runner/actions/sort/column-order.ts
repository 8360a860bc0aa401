import type { Locator } from 'playwright-core';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';

export type Order = 'ascending' | 'descending';

/** The order that the column of this head is in: as the page tells, else as its cells stand. null: in none, or it is no column. */
export function orderUnder(head: Locator): Promise<Order | null> {
  return isolated(head, readOrder, undefined, PATIENT_MS);
}

/** Runs inside the page. */
function readOrder(head: Element): Order | null {
  const cell = head.closest('th, td, [role=columnheader]');
  const told = cell?.getAttribute('aria-sort') ?? null;
  if (told === 'ascending' || told === 'descending') return told;
  const row = cell?.parentElement;
  const table = cell?.closest('table, [role=table], [role=grid]');
  if (!cell || !row || !table || told === 'none') return null;
  const index = [...row.children].indexOf(cell);
  const texts = [...table.querySelectorAll('tr, [role=row]')]
    .filter((other) => other !== row && other.checkVisibility())
    .map((other) => (other.children[index]?.textContent ?? '').trim());
  const numberOf = (text: string) => {
    const plain = text.replace(/[^\d.,-]/g, '');
    const isGerman = /,\d{1,2}$/.test(plain);
    return Number(isGerman ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', ''));
  };
  const areNumbers = texts.every((text) => /\d/.test(text) && !Number.isNaN(numberOf(text)));
  const compare = (a: string, b: string) =>
    areNumbers ? numberOf(a) - numberOf(b) : a.localeCompare(b, undefined, { sensitivity: 'base' });
  const steps = texts.slice(1).map((text, at) => Math.sign(compare(texts[at] ?? '', text)));
  if (texts.length < 2 || steps.every((step) => step === 0)) return null;
  if (steps.every((step) => step <= 0)) return 'ascending';
  return steps.every((step) => step >= 0) ? 'descending' : null;
}
