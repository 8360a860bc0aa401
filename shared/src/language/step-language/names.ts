import type { Input, Rule } from './matcher.ts';
import { expect, once, textOf } from './matcher.ts';
import {
  NEVER_IN_NAMES,
  NO_NAME,
  NO_NAME_START,
  NO_SENTENCE_START,
  numberOf,
  ordinalOf,
  PROPERTIES,
  RESERVED,
  VERBS,
} from './words.ts';
import { beginsWithKind, endsWithKind } from './kind-words.ts';

const MAX_WORDS = 8;

/** A text as it is written, in quotes or not. */
export interface Written {
  text: string;
  isQuoted: boolean;
}

/** What an element is called: a quoted text, or words without keywords. */
export const name: Rule<Written> = once(function* (input, at) {
  expect(input, at, 'slot', 'name');
  yield* quoted(input, at);
  const first = textOf(input, at, at + 1);
  if (PROPERTIES.has(first.toLowerCase()) && beginsWithKind(input, at + 1))
    yield [{ text: first, isQuoted: false }, at + 1];
  if (!canBegin(input, at)) return;
  for (let end = at + 1; end <= at + MAX_WORDS && isInName(input, end - 1); end++) {
    // What follows a kind is no part of the name: "button Save" is not a name.
    if (end > at + 1 && endsWithKind(input, at, end - 1)) return;
    // "country Italy" says what sort of thing is called Italy.
    if (
      end > at + 1 &&
      /^\p{Ll}/u.test(textOf(input, at, end)) &&
      /^\p{Lu}/u.test(input.tokens[end - 1]?.text ?? '')
    )
      return;
    const text = textOf(input, at, end);
    if (!NO_NAME.has(text.toLowerCase())) yield [{ text, isQuoted: false }, end];
  }
});

function canBegin({ tokens }: Input, at: number): boolean {
  const word = tokens[at]?.text;
  if (word === undefined) return false;
  const small = word.toLowerCase();
  if (ordinalOf(word) !== null || numberOf(small) !== null) return false;
  if (at === 0 && (VERBS.has(small) || NO_SENTENCE_START.has(small) || RESERVED.has(small))) return false;
  return !NO_NAME_START.has(small) && !(/^[\d-]/u.test(word) && !/\p{L}/u.test(word));
}

function isInName(input: Input, at: number): boolean {
  const word = input.tokens[at]?.text ?? '';
  return (
    isFree(input, at) && !NEVER_IN_NAMES.has(at === 0 ? word.toLowerCase() : word) && !/n['’]t$/u.test(word)
  );
}

/** A text in quotes. */
export const quoted: Rule<Written> = function* ({ tokens }, at) {
  const token = tokens[at];
  if (token?.isQuoted) yield [{ text: token.value, isQuoted: true }, at + 1];
};

/** The same, only what it says. */
export const quotedText: Rule<string> = function* (input, at) {
  expect(input, at, 'slot', 'value');
  for (const [{ text }, end] of quoted(input, at)) yield [text, end];
};

/**
 * What is typed, selected or compared: a quoted text, or words without keywords. At the end of a sentence unquoted words must be compact,
 * since nothing shows where they were meant to end.
 */
export const value: Rule<string> = once(function* (input, at) {
  expect(input, at, 'slot', 'value');
  yield* quotedText(input, at);
  if (/^(?:the|an?)$/u.test(input.tokens[at]?.text ?? '')) return;
  for (let end = at + 1; end <= at + MAX_WORDS && isFree(input, end - 1); end++) {
    if (end === input.tokens.length && !isCompact(input, at, end)) continue;
    yield [textOf(input, at, end), end];
  }
});

/** A number with its unit, or words that all begin with a capital or a digit. */
function isCompact({ tokens }: Input, at: number, end: number): boolean {
  const words = tokens.slice(at, end).map(({ text }) => text);
  const [first = '', second] = words;
  const isUnit = words.length === 2 && /^\p{L}+$/u.test(second ?? '') && !NEVER_IN_NAMES.has(second ?? '');
  if (isUnit && /\d/u.test(first) && !/\p{L}/u.test(first)) return true;
  return words.every((word) => /^[\p{Lu}\p{N}$€£+#{~-]|^\S+[@.:/]\S+$/u.test(word));
}

function isFree({ tokens }: Input, at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    !token.isQuoted &&
    token.text !== ',' &&
    !RESERVED.has(token.text) &&
    !/["“”„«»]|:$/u.test(token.text)
  );
}
