import type { Locator } from 'playwright-core';
import type { Expected } from '../../check.ts';
import { isolated } from '../../isolated.ts';
import { readParts, type Parts } from '../../parts/read-parts.ts';
import { numberIn } from '../../texts/numbers.ts';
import { isNumber, matches } from '../../texts/agreement.ts';
import { severalTexts } from '../../texts/text-pattern.ts';
import type { CheckOf } from '../look.ts';

/** What an element says, and whether that is what is expected. */
export interface Seen {
  locator: Locator;
  parts: Parts;
  agrees: boolean;
}

/** @param isOwn whether only what stands in the element itself counts */
export async function readElement(locator: Locator, check: CheckOf<'part'>, isOwn = false): Promise<Seen> {
  const { target, expected, isLabel } = check;
  const name = target.readings[0]?.name || target.words.replace(/^(?:the|an?|my|your)\s+/iu, '');
  const readings = [...target.readings, ...(target.orElse?.readings ?? [])];
  const isWhole = isOwn || readings.some(({ kind }) => kind?.isContainer && kind.word !== 'column');
  const parts = await readParts(locator, name, { isWhole });
  const isCalledSo = isLabel === true && matches(parts.spoken, expected);
  if (isCalledSo || agrees(parts, expected, name)) return { locator, parts, agrees: true };
  if (check.isHeld && (await offers(locator, check))) return { locator, parts, agrees: true };
  // "The cart counter" is what "Cart (2)" says beside its name.
  const other = readings.find(
    (one) => one.name && startsWith(parts.own, one.name) && !startsWith(parts.own, name),
  );
  if (other) {
    const called = await readParts(locator, other.name, { isWhole });
    if (agrees(called, expected, other.name)) return { locator, parts: called, agrees: true };
  }
  // Capitals may be a matter of the style sheet: what a person sees counts as well.
  const drawn = expected.isQuoted ? await readParts(locator, name, { isWhole, isDrawn: true }) : parts;
  return { locator, parts, agrees: agrees(drawn, expected, name) };
}

/** "The Size list contains Large": it can be chosen there. What a field contains is what is chosen. */
async function offers(
  locator: Locator,
  { target: { readings }, expected }: CheckOf<'part'>,
): Promise<boolean> {
  const isList = readings.some(({ kind }) => kind?.roles.includes('listbox'));
  if (!isList && (!expected.isNegated || readings.some(({ kind }) => kind !== null))) return false;
  const options = await isolated(locator, optionsOf);
  const texts = expected.isQuoted || expected.isNegated ? [expected.text] : severalTexts(expected.text);
  return texts.every((text) => options.some((option) => matches(option, { ...expected, text })));
}

/** Runs inside the page. */
const optionsOf = (element: Element) =>
  element instanceof HTMLSelectElement ? [...element.options].map(({ label }) => label) : [];

function startsWith(text: string, name: string): boolean {
  return text.toLowerCase().startsWith(name.toLowerCase());
}

function agrees(parts: Parts, expected: Expected, name: string): boolean {
  if (expected.comparison === 'contains') {
    // Where the name is a part of what is expected, it must not be taken away.
    const isWithName = expected.text.toLowerCase().includes(name.toLowerCase());
    const heads = /^in \p{Ll}+$/u.test(expected.text) ? parts.heads : [];
    return matches(
      [isWithName ? parts.own : parts.rest, ...parts.beside, ...parts.lines, ...heads].join('\n'),
      expected,
    );
  }
  // A count may stand in brackets: "Cart (2)".
  const rest = parts.rest.replace(/^\((\p{Nd}+)\)$/u, '$1');
  // "Fee: 12 € · Duration: 14 days" says several things of several names.
  const first = startsWith(parts.own, name) ? rest.split(/\s[·•|]\s/u)[0] : undefined;
  const beside = parts.isInRow && isOneOfMany(parts.beside, expected) ? [] : parts.beside;
  const texts = [rest, parts.own, ...(first ? [first] : []), ...beside, ...parts.lines];
  if (comparesSizes(expected)) {
    const amounts = amountsOf(parts, expected);
    const agreeing = amounts.filter((text) => matches(text, expected));
    return agreeing.length > 0 && (expected.isNegated || agreeing.length === amounts.length);
  }
  // "The status is Paid" is not said of a column in which one of several cells says so.
  if (parts.isColumn && expected.comparison === 'is' && !expected.isNegated)
    return parts.beside.every((text) => matches(text, expected) || isNumber(text, expected));
  const said = [...texts, ...parts.marks, ...(isPredicate(expected) ? impliedBy(parts, name) : [])];
  return said.some((text) => matches(text, expected) || isNumber(text, expected));
}

/** A mere number among several in a row: which of them is meant is not said. */
export function isOneOfMany(cells: string[], expected: Expected): boolean {
  const isNumber = expected.comparison === 'is' && /^\p{Nd}[\p{Nd}.,]*$/u.test(expected.text);
  return (isNumber || comparesSizes(expected)) && cells.filter((cell) => numberIn(cell) !== null).length > 1;
}

/** "Direct", "in progress": a word for how a thing is. */
function isPredicate({ text, isQuoted }: Expected): boolean {
  return !isQuoted && /^\p{Ll}[\p{Ll} -]*$/u.test(text);
}

/** "20:50 – 08:05, direct" says in each of its parts how the train is; "Planned" above a list how its entries are. */
function impliedBy({ lines, beside, heads, own }: Parts, name: string): string[] {
  const isEntry = own.toLowerCase().startsWith(name.toLowerCase());
  return [
    ...[...lines, ...beside].flatMap((line) =>
      line.replace(/^(?:status|state): /iu, '').split(/[,;·•|]\s+/u),
    ),
    ...(isEntry ? heads : []),
  ];
}

/** "More than $20": said of all that has the name, not of one of several. */
export function comparesSizes({ comparison }: Expected): boolean {
  return comparison === 'more' || comparison === 'less' || comparison === 'least' || comparison === 'most';
}

/** The numbers that an element tells, in the currency that is asked for. */
export function amountsOf({ rest, own, beside, lines }: Parts, { text }: Expected): string[] {
  const currency = /[$€£¥]/u.exec(text)?.[0] ?? '';
  return [rest, own, ...beside, ...lines].filter((one) => numberIn(one) !== null && one.includes(currency));
}
