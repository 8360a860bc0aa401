import type { Locator, Page } from 'playwright-core';
import type { Bounds } from '../../check.ts';
import type { Target } from '../../target.ts';
import { describeElement } from '../../describe.ts';
import { findHolder, matchTarget } from '../../finding/matches.ts';
import { mainPart } from '../../finding/main-part.ts';
import { pick } from '../../finding/pick.ts';
import { readParts } from '../../read-parts.ts';
import type { Session } from '../../session.ts';
import { isErrorKind } from '../../reading/targets/kinds.ts';
import { seenTexts, showsText } from '../../page-text.ts';
import { containedText, pluralName, tidy } from '../../text-pattern.ts';
import { isWithin } from '../bounds.ts';
import { lookAtPart } from '../part/look-at-part.ts';
import { missing, type CheckOf, type Look } from '../look.ts';

const BOUNDS = { exactly: '', least: 'at least ', most: 'at most ', not: 'another number than ' };
const HOLDERS = ['list', 'table', 'grid', 'region', 'group', 'listbox', 'main', 'article'] as const;
const ITEMS = ['listitem', 'row', 'article', 'option'] as const;

export async function lookForCount(
  session: Session,
  { target, count, bound, within, told }: CheckOf<'count'>,
): Promise<Look> {
  const isSort = target.readings.some(({ kind }) => kind !== null) || within !== null;
  const noun = told ?? (isSort || target.within ? undefined : target.words);
  const left =
    noun === undefined ? null : await lookForTold(session, noun, { count, bound }, told === undefined);
  if (left) return left;
  const holders = within && (await holdersOf(session, within));
  if (within && !holders) return missing(session, within.words);
  const [holder = null] = holders ?? [];
  const actual = await countOf(session, target, holder);
  if (
    !actual &&
    holder &&
    bound === 'exactly' &&
    /^(?:items?|products?|things?|articles?|entries)$/iu.test(target.words)
  ) {
    const told = await toldNumber(holder, within, count);
    if (told) return told;
  }
  if (holder && within && bound === 'exactly' && target.readings.every(({ kind }) => kind === null)) {
    const text = `${count} ${target.words}`;
    const expected = { text, comparison: 'contains', isNegated: false, isQuoted: false } as const;
    const said = await lookAtPart(session, { kind: 'part', target: within, expected });
    if (said.isTrue) return said;
  }
  const counts = await Promise.all((holders ?? []).map((one) => countOf(session, target, one)));
  if (within && new Set(counts).size > 1) return undecided(target, within, counts);
  if (actual === null && within && bound === 'exactly') {
    const words = `${count} ${target.words} in ${within.words}`;
    if (await showsText(session, containedText(words), null))
      return { isTrue: true, sentence: () => `The page shows "${words}".` };
  }
  if (actual === null && !holder && bound === 'exactly' && count > 0) {
    const said = await lookForNumber(session, target, count);
    if (said) return said;
  }
  if (actual === null)
    return {
      isTrue: false,
      sentence: () =>
        `I can't tell what to count as "${target.words}": no list or table of the page is called so. Name a kind, for example rows, list items, links or "Delete" buttons.`,
    };
  const isTrue = isWithin(actual, { count, bound });
  return {
    isTrue,
    element: holder && within ? { description: within.words, locator: holder } : undefined,
    sentence: async () => {
      const sum = `There ${actual === 1 ? 'is' : 'are'} ${actual} ${target.words}`;
      if (isTrue) return `${sum}.`;
      const isError = target.readings.some(({ kind }) => kind !== null && isErrorKind(kind));
      const match = isError ? await matchTarget(session, target, { purpose: 'see' }) : null;
      const first = match ? ` The first is ${await describeElement(match.elements[0], target)}.` : '';
      return `${sum}; expected ${BOUNDS[bound]}${count}.${first}`;
    },
  };
}

/** "2 items left", "12 invoices in total" (`isStart`: in front of a line) as the page says it. null: it says no such thing, or more than one. */
async function lookForTold(
  session: Session,
  told: string,
  bounds: Bounds,
  isStart: boolean,
): Promise<Look | null> {
  const before = isStart ? '(?<=^|\\n)' : '(?<![\\p{L}\\p{Nd}.,])';
  const words = new RegExp(
    `${before}(\\p{Nd}+) ${(isStart ? pluralName(told) : containedText(told)).source}`,
    'giu',
  );
  const seen = await seenTexts(session, null);
  const texts = isStart ? seen : seen.map(tidy);
  const numbers = texts.flatMap((text) => [...text.matchAll(words)].map(([, number]) => Number(number)));
  const [only, ...others] = new Set(numbers);
  if (only === undefined || others.length > 0) return null;
  return { isTrue: isWithin(only, bounds), sentence: () => `The page says "${only} ${told}".` };
}

/** What the words stand for; of things without a name ("the list") all that are not a part of the page's frame. */
async function holdersOf(session: Session, within: Target): Promise<Locator[] | null> {
  if (within.readings.every(({ name }) => name !== '')) {
    const holder = await findHolder(session, within);
    return holder && [holder];
  }
  const match = await matchTarget(session, within, { purpose: 'any' });
  if (!match) return null;
  const inner = await mainPart(match.elements);
  return inner.length > 0 ? inner : match.elements;
}

function undecided(target: Target, within: Target, counts: (number | null)[]): Look {
  return {
    isTrue: false,
    sentence: () =>
      `There are ${counts.length} things that "${within.words}" may be, with ${counts.map((count) => count ?? 0).join(', ')} ${target.words}. Say which is meant, for example by its heading.`,
  };
}

/** "The cart has 1 item", where all that is seen of the cart is "Cart (1)". null: it tells no number. */
async function toldNumber(holder: Locator, within: Target | null, count: number): Promise<Look | null> {
  const { own } = await readParts(holder, '');
  const number = /^\P{Nd}*(\p{Nd}+)\P{Nd}*$/u.exec(own)?.[1];
  if (number === undefined || own.length > 40) return null;
  return { isTrue: Number(number) === count, sentence: () => `"${within?.words ?? ''}" is "${own}".` };
}

/** What cannot be counted may be told: "3 trains found", "Passengers: 2". null: the page says no such number. */
async function lookForNumber(session: Session, target: Target, count: number): Promise<Look | null> {
  const words = `${count} ${target.words}`;
  if (await showsText(session, containedText(words), null))
    return { isTrue: true, sentence: () => `The page shows "${words}".` };
  const expected = { text: String(count), comparison: 'is', isNegated: false, isQuoted: false } as const;
  const look = await lookAtPart(session, { kind: 'part', target, expected });
  return look.isTrue ? look : null;
}

/** @returns null if it is not clear what the words stand for on this page. */
async function countOf(session: Session, target: Target, holder: Locator | null): Promise<number | null> {
  const named = target.readings.filter(({ kind }) => kind !== null);
  const plain = target.words.replace(/["“”'‘’]/gu, '');
  if (named.length === 0 && plain === target.readings[0]?.name && !target.within)
    return (await countListed(session.window.page(), plain, holder)) ?? (holder && countItems(holder));
  const readings = named.length > 0 ? named : target.readings;
  const search = { purpose: 'see', quoted: 'anyCase', isAnywhere: holder !== null } as const;
  const match = await matchTarget(session, { ...target, readings }, search);
  if (!match) return 0;
  const listed = holder && readings.some(({ kind, name }) => name === '' && kind?.roles.includes('option'));
  const options = listed ? await holder.and(holder.page().locator('select')).locator('option').count() : 0;
  if (options > 0) return options;
  const isRow = readings.some(({ kind, name }) => name === '' && kind?.roles.includes('row'));
  const counted = await Promise.all(
    match.elements.map(async (element) => {
      if (isRow && (await element.getByRole('columnheader').count()) > 0) return 0;
      return holder ? element.and(holder.locator('*')).count() : 1;
    }),
  );
  return counted.reduce<number>((sum, one) => sum + one, 0);
}

/** "3 products": the items of the list, table or section that is called so. */
async function countListed(page: Page, noun: string, holder: Locator | null): Promise<number | null> {
  for (const role of HOLDERS) {
    const named = page.getByRole(role, { name: pluralName(noun) });
    const list = (holder ? named.and(holder.locator('*')) : named).filter({ visible: true });
    if ((await list.count()) === 0) continue;
    return (await countItems(list.first())) ?? 0;
  }
  return holder ? null : ((await countUnderHeading(page, noun)) ?? countKeyed(page, noun));
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
async function countUnderHeading(page: Page, noun: string): Promise<number | null> {
  const anchors = page.getByRole('heading', { name: pluralName(noun) }).filter({ visible: true });
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
async function countItems(holder: Locator): Promise<number | null> {
  for (const item of ITEMS) {
    const items = holder.getByRole(item);
    const rows = item === 'row' ? items.filter({ hasNot: holder.page().getByRole('columnheader') }) : items;
    const { length } = await pick(rows, { isSeen: true, isError: false, near: null });
    if (length > 0) return length;
  }
  return null;
}
