import type { Target } from '../command.ts';
import { endsWithKind } from '../kind-words.ts';
import { once, textOf, type Rule } from '../matcher.ts';
import { quotedText } from '../names.ts';
import { explicit, kind, optionalPlace, subject, target } from '../target.ts';
import type { Token } from '../tokens.ts';
import { NO_NAME, NO_NAME_START, ordinalOf, RESERVED } from '../words.ts';
import { isStopWord } from './same-word.ts';

const MAX_WORDS = 6;
/** Keywords that names end with as well: "Sign in". */
const AT_END = new Set(['in', 'on', 'off']);
/** A value that shows by itself that it is one. */
const PROPER = /^[\p{Lu}\p{N}$€£+#{~-]|^\S+[@.:/\d]\S*$/u;

/** Words in a row, or a quoted text. The last word of a sentence may be a keyword that nothing follows: "Untick special offers". */
const text: Rule<string> = once(function* (input, at) {
  yield* quotedText(input, at);
  const { tokens } = input;
  const first = tokens[at]?.text.toLowerCase() ?? '';
  if (RESERVED.has(first) || isStopWord(first)) return;
  for (const [index, { text: word, isQuoted }] of tokens.slice(at, at + MAX_WORDS).entries()) {
    const end = at + index + 1;
    const isLast = index > 0 && end === tokens.length && !isStopWord(word);
    const isFree = !RESERVED.has(word) || AT_END.has(word) || isLast;
    if (isQuoted || !isFree || /^[,=:]$|["“”„:]$/u.test(word)) return;
    yield [textOf(input, at, end), end];
    if (AT_END.has(word)) return;
  }
});
/** The verb at the beginning is no value, nor is a part of one. */
const proper: Rule<string> = once(function* (input, at) {
  if (at < 2 || isProper(input.tokens[at - 1])) return;
  for (const [value, end] of text(input, at))
    if (input.tokens.slice(at, end).every(isProper)) yield [value, end];
});

function isProper(token: Token | undefined): boolean {
  return token !== undefined && (token.isQuoted || PROPER.test(token.text));
}

/** An element of any name, in quotes or not. */
const anyTarget = (strict: Rule<Target>): Rule<Target> =>
  once(function* (input, at) {
    yield* strict(input, at);
    const first = input.tokens[at]?.text === 'the' ? at + 1 : at;
    const ordinal = ordinalOf(input.tokens[first]?.text ?? '');
    const start = ordinal === null ? first : first + 1;
    const word = input.tokens[start]?.text.toLowerCase() ?? '';
    if (NO_NAME.has(word) || NO_NAME_START.has(word)) return;
    for (const [name, end] of text(input, start)) {
      // "the product Dawn Lamp" says what sort of thing is called so.
      if (/^\p{Ll}.* \p{Lu}/u.test(name) || endsWithKind(input, start, end)) continue;
      const [[found, last] = [null, end]] = kind(input, end);
      for (const [where, all] of optionalPlace(input, last))
        yield [{ name, kind: found, ordinal, place: where }, all];
    }
  });

const anySubject = anyTarget(subject);
/** What can be told to be absent: no misspelt word of the sentence. */
const anyExplicit: Rule<Target> = once(function* (input, at) {
  yield* explicit(input, at);
  for (const [found, end] of anySubject(input, at))
    if (/^[\p{Lu}\p{N}]/u.test(found.name ?? '')) yield [found, end];
});

/** Values of any words. */
export const VALUES: Record<string, Rule<unknown>> = { value: text, quotedText: text, proper };

/** What may stand in the slots of forms where any words may be a name or a value. */
export const WORD_SLOTS: Record<string, Rule<unknown>> = {
  ...VALUES,
  target: anyTarget(target),
  subject: anySubject,
  explicit: anyExplicit,
};
