import type { Locator } from 'playwright-core';
import type { Expected } from '../../check.ts';
import { readParts, type Parts } from '../../read-parts.ts';
import { numberIn } from '../../numbers.ts';
import { isNumber, matches } from '../../text-pattern.ts';
import type { CheckOf } from '../look.ts';

/** What an element says, and whether that is what is expected. */
export interface Seen {
  locator: Locator;
  parts: Parts;
  agrees: boolean;
}

/** @param isOwn whether only what stands in the element itself counts */
export async function readElement(
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

function startsWith(text: string, name: string): boolean {
  return text.toLowerCase().startsWith(name.toLowerCase());
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
  // A count may stand in brackets: "Cart (2)".
  const rest = parts.rest.replace(/^\((\p{Nd}+)\)$/u, '$1');
  const texts = [rest, parts.own, ...parts.beside, ...parts.lines];
  if (comparesSizes(expected)) {
    const amounts = amountsOf(parts, expected);
    const agreeing = amounts.filter((text) => matches(text, expected));
    return agreeing.length > 0 && (expected.isNegated || agreeing.length === amounts.length);
  }
  // "The status is Paid" is not said of a column in which one of several cells says so.
  if (parts.isColumn && expected.comparison === 'is' && !expected.isNegated)
    return parts.beside.every((text) => matches(text, expected) || isNumber(text, expected));
  return texts.some((text) => matches(text, expected) || isNumber(text, expected));
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
