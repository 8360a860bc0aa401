import type { Locator } from 'playwright-core';
import type { Bounds } from '../../check.ts';
import { isOnlyDenied } from '../../texts/denial.ts';
import { seenTexts } from '../../page-text.ts';
import { pick } from '../../finding/pick/pick.ts';
import { readParts } from '../../parts/read-parts.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { containedText, pluralName, tidy } from '../../texts/text-pattern.ts';
import { isWithin } from '../bounds.ts';
import type { Look } from '../look.ts';
import { lookAtPart } from '../part/look-at-part.ts';
import { countItems } from './items.ts';
import { saysWords } from '../text.ts';

/** "2 items left", "12 invoices in total" (`isStart`: in front of a line) as the page says it. null: it says no such thing, or more than one. */
export async function lookForTold(
  session: Session,
  told: string,
  bounds: Bounds,
  isStart: boolean,
  holder: Locator | null = null,
): Promise<Look | null> {
  // "Test 3" and "SB-003" are names.
  const before = isStart
    ? '(?<=^|\\n)'
    : '(?<![\\p{L}\\p{Nd}.,#-]|\\bof |/ ?|(?:^|[^\\p{L}])\\p{Lu}\\p{Ll}* )(?!0\\p{Nd})';
  const words = new RegExp(
    `${before}(\\p{Nd}+) ${(isStart ? pluralName(told) : containedText(told)).source}`,
    'giu',
  );
  const seen = await seenTexts(session, holder);
  const texts = isStart ? seen : seen.flatMap((one) => one.split('\n').map(tidy));
  const numbers = texts.flatMap((text) =>
    [...text.matchAll(words)].filter(([all]) => !isOnlyDenied(text, all)).map(([, number]) => Number(number)),
  );
  const [only, ...others] = new Set(numbers);
  if (only === undefined || others.length > 0) return null;
  return { isTrue: isWithin(only, bounds), sentence: () => `The page says "${only} ${told}".` };
}

const RESULTS = /^(?:search )?(?:results?|hits?|matche?s?)$/iu;

/** How many results there are, where the page says "3 trains found". null: the words are others, or the page says no such thing. */
export async function lookForFound(session: Session, words: string, bounds: Bounds): Promise<Look | null> {
  if (!RESULTS.test(words)) return null;
  const found = /(?<![\p{L}\p{Nd}.,]|of |\/ ?)(\p{Nd}+) (?:\p{L}+ ){1,2}found\b/giu;
  const texts = (await seenTexts(session, null)).map(tidy);
  const [only, ...others] = new Set(texts.flatMap((text) => [...text.matchAll(found)].map(([all]) => all)));
  if (only === undefined || others.length > 0) return null;
  return { isTrue: isWithin(parseInt(only, 10), bounds), sentence: () => `The page says "${only}".` };
}

/** "The cart has 1 item", where all that is seen of the cart is "Cart (1)". null: it tells no number. */
export async function toldNumber(
  holder: Locator,
  within: Target | null,
  count: number,
): Promise<Look | null> {
  const { own } = await readParts(holder, '');
  const number = /^\P{Nd}*(\p{Nd}+)\P{Nd}*$/u.exec(own)?.[1];
  if (number === undefined || own.length > 40) return null;
  return { isTrue: Number(number) === count, sentence: () => `"${within?.words ?? ''}" is "${own}".` };
}

/** What cannot be counted may be told: "3 trains found", "Passengers: 2". null: the page says no such number. */
export async function lookForNumber(session: Session, target: Target, count: number): Promise<Look | null> {
  const words = `${count} ${target.words}`;
  if (await saysWords(session, words)) return { isTrue: true, sentence: () => `The page shows "${words}".` };
  const expected = { text: String(count), comparison: 'is', isNegated: false, isQuoted: false } as const;
  const plural = target.readings.map((reading) => ({ ...reading, name: `${reading.name}s` }));
  const called = count === 1 ? { ...target, readings: [...target.readings, ...plural] } : target;
  const look = await lookAtPart(session, { kind: 'part', target: called, expected });
  return look.isTrue ? look : null;
}

/** "24 pupils are shown" on a page that tells of 24 and has one table: the rows of that are shown. null: it has none, or several. */
export async function lookAtRows(session: Session, bounds: Bounds): Promise<Look | null> {
  const page = session.window.page();
  const tables = await pick(page.getByRole('table').or(page.getByRole('grid')), {
    isSeen: true,
    isError: false,
    near: null,
  });
  const [only, ...others] = tables;
  const rows = only && others.length === 0 ? await countItems(only) : null;
  return rows === null
    ? null
    : { isTrue: isWithin(rows, bounds), sentence: () => `The only table shows ${rows} rows.` };
}
