import type { Locator } from 'playwright-core';
import { matchTarget } from '../finding/matches.ts';
import { isolated } from '../isolated.ts';
import { withPieces } from '../lens/lens.ts';
import { tables } from '../lens/tables.ts';
import { readTarget } from '../reading/targets/read-target.ts';
import type { Session } from '../session.ts';
import { breachOf } from '../texts/sorted.ts';
import { missing, type CheckOf, type Look } from './look.ts';

const PRICES = /price|cost|amount|total/iu;

/** "The list is sorted by price": the items' texts, or what each says about the key, as they follow each other. */
export async function lookAtOrder(
  session: Session,
  { target, by, isDescending }: CheckOf<'order'>,
): Promise<Look> {
  const match = await matchTarget(session, target, { purpose: 'any', quoted: 'whole' });
  if (!match) return missing(session, target.words);
  const [holder] = match.elements;
  const isByColumn = by !== null && (await isolated(holder, isRow, undefined));
  const own =
    match.elements.length > 1 && !isByColumn
      ? await textsOf(match.elements)
      : await isolated(holder, readItems, { by });
  // "The lamps", where that is only what the page is called.
  const items =
    own.length < 2 ? await matchTarget(session, readTarget('the item'), { purpose: 'see' }) : null;
  const isOfRows = items !== null && by !== null && (await isolated(items.elements[0], isRow, undefined));
  const texts = isOfRows
    ? await isolated(items.elements[0], readItems, { by })
    : items
      ? await textsOf(items.elements)
      : own;
  const keys = texts.map((text) => keyOf(text, by));
  const way = isDescending ? 'descending' : 'ascending';
  const found = breachOf(keys, way);
  const element = { description: target.words, locator: holder };
  if (by !== null && PRICES.test(by) && texts.length > 1 && texts.some((text) => !/\d/u.test(text)))
    return {
      isTrue: false,
      element,
      sentence: () => `Not each of the items of "${target.words}" tells its ${by}.`,
    };
  if (texts.length < 2)
    return {
      isTrue: false,
      element,
      sentence: () =>
        `"${target.words}" has ${texts.length} items, so nothing can be said about their order.`,
    };
  return {
    isTrue: found < 0,
    element,
    sentence: () =>
      found < 0
        ? `The ${keys.length} items of "${target.words}" are in ${way} order: "${keys[0]}" to "${keys.at(-1)}".`
        : `"${target.words}" is not in ${way} order: "${keys[found]}" comes before "${keys[found + 1]}".`,
  };
}

/** Runs inside the page. */
const isRow = (element: Element) => element.matches('tr, [role=row]');

function textsOf(elements: Locator[]): Promise<string[]> {
  return Promise.all(elements.map((element) => element.innerText({ timeout: 3000 })));
}

/** The cells of a column, or the items of a list; of a table, the column that the key names. */
const readItems = withPieces(tables)((lens, element: Element, { by }: { by: string | null }): string[] => {
  const seen = (elements: Iterable<Element>) => [...elements].filter((one) => lens.isSeen(one));
  const read = (one: Element) => lens.textOf(one).written;
  const { heads, lines } = lens.readTable(lens.tableAround(element));
  const isKey = (one: Element) => by !== null && read(one).toLowerCase().startsWith(by.toLowerCase());
  const head = heads.find(isKey) ?? heads.find((one) => one === element);
  if (by !== null && head && !isKey(head) && !/name|alphabet/i.test(by)) return [];
  if (head) return lines.flatMap((line) => lens.cellUnder(head, line) ?? []).map(read);
  const items = seen(
    element.querySelectorAll('li, [role=listitem], [role=option], article, tbody tr, [role=row]'),
  );
  const outermost = items.filter((item) => !items.some((other) => other !== item && other.contains(item)));
  return (outermost.length > 0 ? outermost : seen(element.children)).map(read);
});

/** Of "Aurora Lamp\n$49.00" sorted by price "$49.00", by anything else the first line. */
function keyOf(text: string, by: string | null): string {
  const [line = ''] = text.split('\n');
  if (by === null || !PRICES.test(by)) return line;
  const priced =
    /[$€£¥]\s*\d(?:[\d.,]*\d)?|\d(?:[\d.,]*\d)?\s*[$€£¥]/u.exec(text) ?? /\d(?:[\d.,]*\d)?/u.exec(text);
  return priced?.[0].trim() ?? line;
}
