import type { Locator } from 'playwright-core';
import type { Expected } from '../../check.ts';
import { readParts, type Parts } from '../../read-parts.ts';
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
  // Capitals may be a matter of the style sheet: what a person sees counts as well.
  const drawn = expected.isQuoted ? await readParts(locator, name, { isWhole, isDrawn: true }) : parts;
  return { locator, parts, agrees: agrees(drawn, expected, name) };
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
