import { secretTextOf } from './field-text.ts';
import type { Input } from './matcher.ts';
import { parse } from './parse.ts';
import { denialsIn } from './polarity.ts';
import { printCommand } from './print.ts';
import { isJoin } from './split.ts';
import { tokenize, type Token } from './tokens.ts';
import { isPlainWord, isStatement, NEVER_IN_NAMES, RESERVED } from './words.ts';

const MAX_WORDS = 4;
/** How many words are tried as the end of a sentence. */
const MAX_ENDS = 8;
/** The unit of `wait <seconds> seconds`. */
const SECONDS = /\bseconds?$/u;

/**
 * What to leave out before a quoted text, such as "blue": the fewest words in small letters without which the sentence has one meaning. null:
 * there are none. @param at the index of the quoted text
 */
export function leaveOutBefore(
  { text, tokens }: Input,
  at: number,
): { first: Token; message: string } | null {
  if (!tokens[at]?.isQuoted) return null;
  let from = at;
  while (from > 1 && at - from < MAX_WORDS && isPlainWord(tokens[from - 1]?.text ?? '')) from--;
  for (let length = 1; length <= at - from; length++)
    for (let start = from; start + length <= at; start++) {
      const [first, last, next] = [start, start + length - 1, start + length].map((index) => tokens[index]);
      if (!first || !last || !next) continue;
      const words = text.slice(first.start, last.end);
      const [command, another] = parse(text.slice(0, first.start) + text.slice(next.start)).commands;
      if (!command || another || denialsIn(words).length > 0) continue;
      const isShown = next.isQuoted && secretTextOf(command) === null;
      return { first, message: `Leave out "${words}"${isShown ? ` before ${next.text}` : ''}.` };
    }
  return null;
}

/** What to do with the words behind the longest beginning that is a sentence. null: none ends behind the token at `at`. */
export function leaveOutBehind(input: Input, at: number): { first: Token; message: string } | null {
  for (let end = Math.min(input.tokens.length - 1, at + MAX_ENDS); end > at; end--) {
    const ending = endingAt(input, end);
    if (ending) return ending.isOpen && !ending.isLeftOut ? null : ending;
  }
  return null;
}

/** What to do with the words from a token on. null: those before it are no sentence, or their last name may go on there. */
export function leaveOutFrom(input: Input, at: number): { first: Token; message: string } | null {
  const ending = endingAt(input, at);
  const next = input.tokens[at];
  const isLast = at === input.tokens.length - 1;
  const goesOn = next && !next.isQuoted && !/^[,;]$/u.test(next.text) && !RESERVED.has(next.text);
  return ending?.isOpen && goesOn && !(isLast && NEVER_IN_NAMES.has(next.text)) ? null : ending;
}

function endingAt({ text, tokens }: Input, end: number) {
  const [last, next] = [tokens[end - 1], tokens[end]];
  if (!last || !next) return null;
  const [command, another] = parse(text.slice(0, last.end)).commands;
  if (!command || another) return null;
  const rest = text.slice(next.start, tokens.at(-1)?.end);
  const isSimple = tokens.slice(end).every((one) => !one.isQuoted && !isJoin(one) && !isStatement(one));
  // What has to be so for a while is said of more than one moment.
  const isTime = SECONDS.test(rest) && next.text !== 'for';
  const isLeftOut = isTime && isSimple && denialsIn(rest).length === 0;
  const sentence = printCommand(command);
  const isNamed = tokenize(sentence).some(
    ({ isQuoted, value }) => isQuoted && ` ${value}`.endsWith(` ${last.value}`),
  );
  const write =
    secretTextOf(command) === null ? `Write ${sentence}.` : `The sentence ends after "${last.value}".`;
  const message = isLeftOut
    ? `Leave out "${rest}": a step waits by itself.`
    : `${write} What else "${rest}" says has to be a step of its own.`;
  // A name or text without quotes may go on: "Welcome" of "Welcome back".
  return { first: next, message, isLeftOut, isOpen: isNamed && !last.isQuoted };
}
