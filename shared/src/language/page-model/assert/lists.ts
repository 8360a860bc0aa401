import { cleanText, comparableText, printTarget, type Target } from 'shared/step-language';
import { firstOutOfOrder } from '../texts/order.ts';
import type { AssertedPage, Described, ListedEntries } from './asserted-page.ts';
import { judgeEvery, targetMissing, type AssertionOf, type Verdict } from './verdict.ts';
import { capitalize, listed, shorten } from './wording.ts';

type Sorted = AssertionOf<'sorted'>;
type Only = AssertionOf<'only'>;
type Options = AssertionOf<'options'>;

interface SortedFacts<E> {
  /** The lists and tables with the texts that they are sorted by, or why there are none. */
  holders: { element: E; keys: string[] | string }[];
}

export async function sortedFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  { target, by }: Sorted,
): Promise<SortedFacts<E>> {
  const holders = (await holdersOf(page, target)).map(async (element) => ({
    element,
    keys: await page.sortKeysOf(element, by),
  }));
  return { holders: await Promise.all(holders) };
}

/** A name without a kind refers to a list or table, not to its heading. */
async function holdersOf<E extends Described, R>(page: AssertedPage<E, R>, target: Target): Promise<E[]> {
  if (target.kind !== null) return page.matches(target, 'any');
  const tables = await page.matches({ ...target, kind: 'table' }, 'any');
  return [...tables, ...(await page.matches({ ...target, kind: 'list' }, 'any'))];
}

/** The order of the entries of a list or table, or of the cells of a column: at least two, all with a text. */
export function judgeSorted<E>({ target, descending }: Sorted, { holders }: SortedFacts<E>): Verdict<E> {
  if (holders.length === 0) return targetMissing({ ...target, kind: target.kind ?? 'list' });
  return judgeEvery(target, holders, ({ keys }) => {
    const problem = typeof keys === 'string' ? keys : problemWith(keys, descending);
    return problem && `${capitalize(printTarget(target))} ${problem}.`;
  });
}

/** Why the order is wrong, after the name of the list; null: it is right. */
function problemWith(keys: string[], isDescending: boolean): string | null {
  if (keys.length < 2) return `has ${keys.length === 1 ? 'one entry' : 'no entries'}, which is in no order`;
  if (keys.includes('')) return 'has entries without a text to sort by';
  const index = firstOutOfOrder(keys, isDescending);
  if (index === null) return null;
  const way = isDescending ? 'descending' : 'ascending';
  return `is not in ${way} order: "${shorten(keys[index] ?? '')}" comes before "${shorten(keys[index + 1] ?? '')}"`;
}

interface OnlyFacts {
  isPlaceThere: boolean;
  /** Each list or table that has an entry of each name. */
  lists: ListedEntries[];
}

export async function onlyFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  { names, place }: Only,
): Promise<OnlyFacts> {
  const parts = (await page.regions(place)).flat();
  const lists = await Promise.all(parts.map((part) => page.listsIn(part, names)));
  return { isPlaceThere: place === null || parts.length > 0, lists: lists.flat() };
}

/**
 * Every list or table that has an entry of each name has no other. An entry is named by its whole text, or by a text that one of
 * its parts shows as a whole; case does not count.
 */
export function judgeOnly<E>({ names, place }: Only, { isPlaceThere, lists }: OnlyFacts): Verdict<E> {
  if (place && !isPlaceThere) return { result: 'fails', missing: { place } };
  const fails = (text: string): Verdict<E> => ({ result: 'fails', text });
  if (lists.length === 0) return fails(`There is no list or table with ${listed(names)}.`);
  const wrong = lists.find(({ count, others }) => others.length > 0 || count !== names.length);
  if (!wrong) return { result: 'holds' };
  if (wrong.others.length === 0) return fails(`${listed(names)} is listed ${wrong.count} times in all.`);
  const more = wrong.others.length === 1 ? 'is 1 more entry' : `are ${wrong.others.length} more entries`;
  return fails(`There ${more} in the list with ${listed(names)}: ${listed(wrong.others)}.`);
}

interface OptionsFacts<E> {
  /** The dropdowns of the name, else all that has it, with their options; null: it shows none. */
  elements: { element: E; options: string[] | null }[];
}

export async function optionsFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  { target }: Options,
): Promise<OptionsFacts<E>> {
  const dropdowns = await page.matches(target, 'dropdown');
  const found = dropdowns.length > 0 ? dropdowns : await page.matches(target, 'any');
  const elements = found.map(async (element) => ({ element, options: await page.optionsOf(element) }));
  return { elements: await Promise.all(elements) };
}

/** The options of a dropdown, listbox, radio group or menu. Case counts. */
export function judgeOptions<E extends Described>(
  assertion: Options,
  { elements }: OptionsFacts<E>,
): Verdict<E> {
  const { target, only } = assertion;
  const wanted = assertion.options.map(cleanText);
  const has = (all: string[], one: string) =>
    all.some((other) => comparableText(other) === comparableText(one));
  return judgeEvery(target, elements, ({ element, options }) => {
    const name = capitalize(element.description);
    if (!options) return `${name} shows no options. Open it first.`;
    const isSo =
      wanted.every((option) => has(options, option)) &&
      (!only || options.every((option) => has(wanted, option)));
    return isSo
      ? null
      : `${name} offers ${listed(options) || 'nothing'}; expected ${only ? 'only ' : ''}${listed(wanted)}.`;
  });
}
