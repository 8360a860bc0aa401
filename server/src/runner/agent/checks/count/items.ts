import type { Locator, Page } from 'playwright-core';
import { pick } from '../../finding/pick/pick.ts';
import { markedName, pluralName } from '../../texts/text-pattern.ts';

const HOLDERS = ['list', 'table', 'grid', 'region', 'group', 'listbox', 'main'] as const;
const ITEMS = ['listitem', 'row', 'article', 'option'] as const;

/** "3 products": the items of the list, table or section that is called so. */
export async function countListed(
  page: Page,
  noun: string,
  holder: Locator | null,
  isWhole = false,
): Promise<number | null> {
  const name = isWhole ? markedName(noun, true) : pluralName(noun);
  for (const role of HOLDERS) {
    const named = page.getByRole(role, { name });
    const list = (holder ? named.and(holder.locator('*')) : named).filter({ visible: true });
    if ((await list.count()) === 0) continue;
    return (await countItems(list.first())) ?? 0;
  }
  if (holder) return null;
  return (
    (await countUnderHeading(page, name)) ??
    (await countCalled(page, noun)) ??
    (await countKeyed(page, noun)) ??
    countOffers(page, noun)
  );
}

const PRICE = /[$€£¥]\s?\p{Nd}|\p{Nd}\s?[$€£¥]/u;

/** A shop calls its products lamps: "8 products" are the entries with a price and a name to follow or a heading. */
async function countOffers(page: Page, noun: string): Promise<number | null> {
  if (!/^products?$/iu.test(noun)) return null;
  const entries = page
    .getByRole('listitem')
    .or(page.getByRole('article'))
    .filter({ hasText: PRICE, has: page.locator('a, h1, h2, h3, h4, h5, h6'), visible: true });
  const outermost = entries.and(page.locator(':not(li li, article article, li article, article li)'));
  const count = await outermost.count();
  return count > 1 ? count : null;
}

/** "2 orders" where headings say Order 12 and Order 13. */
async function countCalled(page: Page, noun: string): Promise<number | null> {
  const one = noun.replace(/s$/u, '');
  if (!/^\p{Ll}{3,}$/u.test(one)) return null;
  const called = page
    .getByRole('heading', { name: new RegExp(`^${one} #?\\p{Nd}`, 'iu') })
    .filter({ visible: true });
  const count = await called.count();
  return count > 0 ? count : null;
}

/** Last of all, the list that programmers call so. */
async function countKeyed(page: Page, noun: string): Promise<number | null> {
  if (!/^\p{L}+$/u.test(noun)) return null;
  const lists = page
    .locator(`:is(ul, ol, table, tbody, [role=list])[id="${noun}" i]`)
    .filter({ visible: true });
  return (await lists.count()) === 1 ? countItems(lists.first()) : null;
}

/** "3 invoices" where a heading says Invoices and one table or list follows it. */
async function countUnderHeading(page: Page, name: RegExp): Promise<number | null> {
  const anchors = page.getByRole('heading', { name }).filter({ visible: true });
  if ((await anchors.count()) === 0) return null;
  for (const role of ['table', 'grid', 'list'] as const) {
    const near = { anchors, relation: 'under' as const };
    const conditions = { isSeen: true, isError: false, prefersMain: true, near };
    const [only, ...others] = await pick(page.getByRole(role), conditions);
    if (only && others.length === 0) return countItems(only);
  }
  return null;
}

/** "Two lamps in the list": what the list holds. @returns null if it holds nothing that can be counted */
export async function countItems(holder: Locator): Promise<number | null> {
  for (const item of ITEMS) {
    const items = holder.getByRole(item);
    const rows =
      item === 'row'
        ? items
            .and(holder.page().locator(':not(tfoot *)'))
            .filter({ hasNot: holder.page().getByRole('columnheader') })
        : items;
    const { length } = await pick(rows, { isSeen: true, isError: false, near: null });
    if (length > 0) return length;
  }
  return null;
}
