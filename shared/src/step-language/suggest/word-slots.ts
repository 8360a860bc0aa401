import type { Target } from '../command.ts';
import { endsWithKind, MAX_KIND_WORDS, SINGULARS, wordsAt } from '../kind-words.ts';
import { once, type Input, type Rule } from '../matcher.ts';
import { quoted } from '../names.ts';
import { explicit, place, subject, target as strictTarget } from '../target.ts';
import { NO_NAME, NO_NAME_START, numberOf, ordinalOf, RESERVED } from '../words.ts';
import { isLight } from './same-word.ts';

const MAX_WORDS = 6;
/** Keywords that names end with as well: "Sign in". */
const AT_END = new Set(['in', 'on', 'off']);
/** A value that shows by itself that it is one. */
const PROPER = /^[\p{Lu}\p{N}$€£+#{~-]|^\S+[@.:/\d]\S*$/u;

/** Words in a row, or a quoted text. The last word of a sentence may be a keyword that nothing follows: "Untick special offers". */
const text: Rule<string> = once(function* (input, at) {
  for (const [{ text: value }, end] of quoted(input, at)) yield [value, end];
  if (!canBegin(input, at)) return;
  for (let end = at + 1; end <= at + MAX_WORDS; end++) {
    const isLast = end === input.tokens.length && end > at + 1 && !isLight(input.tokens[end - 1]?.text ?? '');
    if (!isFree(input, end - 1) && !(isLast && isWord(input, end - 1))) return;
    yield [textOf(input, at, end), end];
    if (AT_END.has(input.tokens[end - 1]?.text ?? '')) return;
  }
});
const proper: Rule<string> = once(function* (input, at) {
  for (const [value, end] of text(input, at))
    if (isProper(input, at, end) && !isProper(input, at - 1, at) && !isProper(input, end, end + 1))
      yield [value, end];
});

function isProper({ tokens }: Input, at: number, end: number): boolean {
  const own = tokens.slice(Math.max(at, 0), end);
  return own.length > 0 && own.every(({ isQuoted, text: word }) => isQuoted || PROPER.test(word));
}

/** An element of any name, in quotes or not. */
const anyTarget = (strict: Rule<Target>): Rule<Target> =>
  once(function* (input, at) {
    yield* strict(input, at);
    const first = input.tokens[at]?.text === 'the' ? at + 1 : at;
    const ordinal = ordinalOf(input.tokens[first]?.text ?? '');
    const start = ordinal === null ? first : first + 1;
    if (input.tokens[start]?.isQuoted || !isName(input, start, ordinal !== null)) return;
    for (const [name, end] of text(input, start)) {
      // "the product Dawn Lamp" says what sort of thing is called so.
      if (/^\p{Ll}.* \p{Lu}/u.test(name) || endsWithKind(input, start, end)) continue;
      const [kind, last] = kindAt(input, end);
      const head = { name, kind, ordinal };
      yield [{ ...head, place: null }, last];
      for (const [where, all] of place(input, last)) yield [{ ...head, place: where }, all];
    }
  });

const target = anyTarget(strictTarget);
const anySubject = anyTarget(subject);
/** What can be told to be absent: no misspelt word of the sentence. */
const anyExplicit: Rule<Target> = once(function* (input, at) {
  yield* explicit(input, at);
  for (const [found, end] of anySubject(input, at))
    if (/^[\p{Lu}\p{N}]/u.test(found.name ?? '')) yield [found, end];
});
const none: Rule<never> = () => [];

/** Values of any words. */
export const words: Record<string, Rule<unknown>> = { value: text, quotedText: text, proper };

/** What may stand in the slots of forms where any words may be a name or a value. */
export const WORD_SLOTS: Record<string, Rule<unknown>> = {
  ...words,
  ...{ target, subject: anySubject, explicit: anyExplicit, searchField: none },
};

function kindAt(input: Input, at: number): [Target['kind'], end: number] {
  for (let length = MAX_KIND_WORDS; length > 0; length--) {
    const kind = SINGULARS.get(wordsAt(input, at, at + length) ?? '');
    if (kind) return [kind, at + length];
  }
  return [null, at];
}

/** Whether a name may begin with a word: nothing that counts, or stands for something else. "The 3rd Remove" has one that looks like a name. */
function isName({ tokens }: Input, at: number, isProper: boolean): boolean {
  const word = tokens[at]?.text ?? '';
  const small = word.toLowerCase();
  if (NO_NAME.has(small) || NO_NAME_START.has(small) || numberOf(small) !== null) return false;
  return !isProper || PROPER.test(word);
}

function canBegin({ tokens }: Input, at: number): boolean {
  const word = tokens[at]?.text.toLowerCase() ?? '';
  return !RESERVED.has(word) && !isLight(word) && ordinalOf(word) === null;
}

function isFree(input: Input, at: number): boolean {
  const word = input.tokens[at]?.text ?? '';
  return isWord(input, at) && (!RESERVED.has(word) || AT_END.has(word));
}

function isWord({ tokens }: Input, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && !token.isQuoted && !/^[,=:]$|["“”„:]$/u.test(token.text);
}

function textOf({ text: sentence, tokens }: Input, at: number, end: number): string {
  return sentence.slice(tokens[at]?.start, tokens[end - 1]?.end);
}
