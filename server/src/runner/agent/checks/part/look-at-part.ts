import type { Locator } from 'playwright-core';
import type { Expected } from '../../check.ts';
import type { Target } from '../../target.ts';
import { capitalize } from '../../describe.ts';
import { matchesOf, matchTarget } from '../../finding/matches.ts';
import { mainFirst } from '../../finding/main-part.ts';
import { readParts, type Parts } from '../../read-parts.ts';
import type { Session } from '../../session.ts';
import { seenTexts, showsText } from '../../page-text.ts';
import { containedText, isNumber, matches, tidy } from '../../text-pattern.ts';
import { lookForSaying } from './saying.ts';
import { findCell, findRow, type Cell } from './cell.ts';
import { isWithin } from '../bounds.ts';
import { asksForDialog, saidByDialog } from '../dialogs.ts';
import { unknownThing } from '../known.ts';
import { lookForBareValue, lookForPriceOf } from './price.ts';
import { comparisonSentence, missing, type CheckOf, type Look } from '../look.ts';

/** More elements than a person would mean by one name are not looked at. */
const ELEMENTS_PER_RULE = 5;

/** "The cart shows 1": the element of that name, or what stands with it in one group. */
export async function lookAtPart(session: Session, check: CheckOf<'part'>): Promise<Look> {
  const { target, expected } = check;
  if (expected.isNegated && !expected.isQuoted && expected.text.includes(' ')) {
    const unknown = await unknownThing(session, expected.text);
    if (unknown) return unknown;
  }
  if (check.isEach) return lookAtEach(session, check);
  const dialog = lookAtDialog(session, target, expected);
  if (dialog?.isTrue) return dialog;
  const cell = await findCell(session, target);
  if (cell) return tellCell(target, cell, expected);
  const seen = { first: null as Seen | null };
  let level: string | null = null;
  for await (const { elements, exactness } of matchesOf(session, target, {
    purpose: 'any',
    quoted: 'whole',
  })) {
    // Less exact names do not count where there is a better one: "Add 1 to cart" is not the cart.
    if (level !== null && level !== exactness) break;
    for (const locator of (await mainFirst(elements)).slice(0, ELEMENTS_PER_RULE)) {
      const one = await readElement(locator, check, exactness === 'near');
      const names = [one.parts.own, one.parts.spoken];
      if (exactness === 'part' && !names.some((name) => startsWith(name, target))) continue;
      level = exactness;
      seen.first ??= one;
      if (one.agrees) return tell(target, one, expected);
    }
  }
  const told = await lookForTold(session, target, expected);
  if (told) return told;
  if (seen.first) return tell(target, seen.first, expected);
  const row = await findRow(session, target);
  if (row) return tellRow(target, row, expected);
  const price = await lookForPriceOf(session, target, expected);
  if (price) return price;
  const bare = await lookForBareValue(session, target, expected);
  if (bare) return bare;
  const other = await elsewhere(session, check);
  if (other) return other;
  return dialog ?? (await lookForSaying(session, check)) ?? missing(session, target.words);
}

/** "Your order number is L-1001. Thank you": a sentence of the page says it; "Rooms from 120 €, breakfast included" leaves the verb out. */
async function lookForTold(
  session: Session,
  { readings, within }: Target,
  expected: Expected,
): Promise<Look | null> {
  const name = readings
    .find(({ kind, ordinal }) => kind === null && ordinal === null)
    ?.name.replace(/^(?:the|my|your) /iu, '');
  if (!name || within || expected.comparison !== 'is' || expected.isNegated) return null;
  const ends = '(?=[.,;!?]?(?:\\s|$))';
  const sentence = new RegExp(
    `${containedText(`${name} is ${expected.text}`).source}${ends}`,
    expected.isQuoted ? 'u' : 'iu',
  );
  const phrases = (await seenTexts(session, null)).flatMap((text) => text.split(/\n|[.,;!]\s/u));
  const short = `${name} ${expected.text}`.toLowerCase();
  const says =
    (await showsText(session, sentence, null)) || phrases.some((one) => tidy(one).toLowerCase() === short);
  return says ? { isTrue: true, sentence: () => `The page says "${name} is ${expected.text}".` } : null;
}

/** "The passenger on the ticket", where nothing is called a ticket: the passenger. */
async function elsewhere(session: Session, check: CheckOf<'part'>): Promise<Look | null> {
  const { words, orElse } = check.target;
  if (orElse?.within?.relation !== 'under' || orElse.orElse) return null;
  const { reading } = orElse.within;
  const place = { words: reading.name, readings: [reading], within: null };
  const match = await matchTarget(session, place, { purpose: 'any' });
  if (!/^\p{Ll}/u.test(reading.name) || (match && match.exactness !== 'near')) return null;
  return lookAtPart(session, { ...check, target: { words, readings: orElse.readings, within: null } });
}

/** "Every row shows Paid": each of them must. */
async function lookAtEach(session: Session, check: CheckOf<'part'>): Promise<Look> {
  const { target, expected, amount } = check;
  const match = await matchTarget(session, target, { purpose: 'see', quoted: 'anyCase' });
  if (!match) return missing(session, target.words);
  const all = await Promise.all(match.elements.map((locator) => readElement(locator, check)));
  const agreeing = all.filter((one) => one.agrees !== expected.isNegated).length;
  const things = target.words.replace(/^the /u, '');
  if (amount)
    return {
      isTrue: isWithin(agreeing, amount),
      sentence: () => `That is so of ${agreeing} of ${all.length} ${things}.`,
    };
  const other = all.find((one) => one.agrees === expected.isNegated);
  if (other) return tell(target, other, expected);
  return {
    isTrue: true,
    sentence: () => `That is so of all ${all.length} ${things}.`,
  };
}

function tellRow({ words }: Target, cells: Cell[], expected: Expected): Look {
  const texts = cells.flatMap(({ written, drawn }) => [written, drawn]);
  const isTrue = texts.some((text) => matches(text, expected)) !== expected.isNegated;
  const actual = cells.map(({ written }) => written).join(' ');
  return { isTrue, sentence: () => comparisonSentence(capitalize(words), actual, expected, isTrue) };
}

function tellCell({ words }: Target, { written, drawn }: Cell, expected: Expected): Look {
  // A picture with initials may stand before the name.
  const lines = [written, drawn].flatMap((text) => [text, ...text.split('\n')]);
  const says = lines.some((text) => matches(text, expected) || isNumber(text, expected));
  const isTrue = says !== expected.isNegated;
  return { isTrue, sentence: () => comparisonSentence(capitalize(words), written, expected, isTrue) };
}

interface Seen {
  locator: Locator;
  parts: Parts;
  agrees: boolean;
}

async function readElement(
  locator: Locator,
  { target, expected, isLabel }: CheckOf<'part'>,
  isOwn = false,
): Promise<Seen> {
  const name = target.readings[0]?.name || target.words.replace(/^(?:the|an?|my|your)\s+/iu, '');
  const readings = [...target.readings, ...(target.orElse?.readings ?? [])];
  const isWhole = isOwn || readings.some(({ kind }) => kind?.isContainer && kind.word !== 'column');
  const parts = await readParts(locator, name, { isWhole });
  const isCalledSo = isLabel === true && matches(parts.spoken, expected);
  if (isCalledSo || agrees(parts, expected, name)) return { locator, parts, agrees: true };
  // Capitals may be a matter of the style sheet: what a person sees counts as well.
  const drawn = expected.isQuoted ? await readParts(locator, name, { isWhole, isDrawn: true }) : parts;
  return { locator, parts, agrees: agrees(drawn, expected, name) };
}

function tell({ words }: Target, { locator, parts, agrees: says }: Seen, expected: Expected): Look {
  const others = parts.beside.filter((text) => !parts.rest.includes(text));
  const actual = [parts.rest, ...others].filter((text) => text !== '').join(' ') || parts.own;
  const isTrue = says !== expected.isNegated;
  return {
    isTrue,
    element: { description: words, locator },
    sentence: () => comparisonSentence(capitalize(words), actual, expected, isTrue),
  };
}

function agrees(parts: Parts, expected: Expected, name: string): boolean {
  if (expected.comparison === 'contains') {
    // Where the name is a part of what is expected, it must not be taken away.
    const isWithName = expected.text.toLowerCase().includes(name.toLowerCase());
    return matches(
      [isWithName ? parts.own : parts.rest, ...parts.beside, ...parts.lines].join('\n'),
      expected,
    );
  }
  const texts = [parts.rest, parts.own, ...parts.beside, ...parts.lines];
  return texts.some((text) => matches(text, expected) || isNumber(text, expected));
}

/** "Cart (1)" is the cart; "Add 1 to cart" and "Subtotal" of "total" are something else. */
function startsWith(own: string, { readings }: Target): boolean {
  const bare = own.replace(/^(?:the|your|my)\s+/iu, '').toLowerCase();
  return readings.some(({ name }) => name === '' || bare.startsWith(name.toLowerCase()));
}

/** What a JavaScript dialog said, where the words may mean one; null where there was none. */
function lookAtDialog(session: Session, target: Target, expected: Expected): Look | null {
  if (!asksForDialog(target)) return null;
  const said = saidByDialog(session);
  const [last] = said.slice(-1);
  if (last === undefined) return null;
  const isTrue = said.some((text) => matches(text, expected)) !== expected.isNegated;
  return { isTrue, sentence: () => comparisonSentence('The dialog', last, expected, isTrue) };
}
