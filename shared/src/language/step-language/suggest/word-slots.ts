import type { Target } from '../command.ts';
import { endsWithKind } from '../kind-words.ts';
import { once, textOf, type Input, type Rule } from '../matcher.ts';
import { quotedText } from '../names.ts';
import { explicit, kind, optionalPlace, subject, target } from '../target.ts';
import { NO_NAME, NO_NAME_START, numberOf, ordinalOf, RESERVED } from '../words.ts';
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
  if (RESERVED.has(first) || isStopWord(first) || ordinalOf(first) !== null) return;
  for (const [index, { text: word, isQuoted }] of tokens.slice(at, at + MAX_WORDS).entries()) {
    const end = at + index + 1;
    const isLast = index > 0 && end === tokens.length && !isStopWord(word);
    const isFree = !RESERVED.has(word) || AT_END.has(word) || isLast;
    if (isQuoted || !isFree || /^[,=:]$|["“”„:]$/u.test(word)) return;
    yield [textOf(input, at, end), end];
    if (AT_END.has(word)) return;
  }
});
const proper: Rule<string> = once(function* (input, at) {
  for (const [value, end] of text(input, at))
    if (isProper(input, at, end) && !isProper(input, at - 1, at) && !isProper(input, end, end + 1))
      yield [value, end];
});

function isProper({ tokens }: Input, at: number, end: number): boolean {
  const own = tokens.slice(at, end);
  // The verb at the beginning is no value.
  return at > 0 && own.length > 0 && own.every(({ isQuoted, text: word }) => isQuoted || PROPER.test(word));
}

/** An element of any name, in quotes or not. */
const anyTarget = (strict: Rule<Target>): Rule<Target> =>
  once(function* (input, at) {
    yield* strict(input, at);
    const first = input.tokens[at]?.text === 'the' ? at + 1 : at;
    const ordinal = ordinalOf(input.tokens[first]?.text ?? '');
    const start = ordinal === null ? first : first + 1;
    if (!isName(input, start, ordinal !== null)) return;
    for (const [name, end] of text(input, start)) {
      // "the product Dawn Lamp" says what sort of thing is called so.
      if (/^\p{Ll}.* \p{Lu}/u.test(name) || endsWithKind(input, start, end)) continue;
      const [[found, last] = [null, end]] = kind(input, end);
      for (const [where, all] of optionalPlace(input, last))
        yield [{ name, kind: found, ordinal, place: where }, all];
    }
  });

/** Whether a name may begin here: not with what counts, or stands for something else. "The 3rd Remove" has one that looks like a name. */
function isName({ tokens }: Input, at: number, isCounted: boolean): boolean {
  const token = tokens[at];
  const small = token?.text.toLowerCase() ?? '';
  const isOther = NO_NAME.has(small) || NO_NAME_START.has(small) || numberOf(small) !== null;
  return token?.isQuoted === false && !isOther && (!isCounted || PROPER.test(token.text));
}

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
