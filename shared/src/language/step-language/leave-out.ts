import { isAssertion } from './command.ts';
import { secretTextOf } from './field-text.ts';
import type { Input } from './matcher.ts';
import { normalise } from './normalise.ts';
import { parse } from './parse.ts';
import { denialsIn, keepsPolarity } from './polarity.ts';
import { printCommand } from './print.ts';
import { RELATIONS } from './target.ts';
import { tokenize, type Token } from './tokens.ts';
import { isJoin, isPlainWord, isStatement, NEVER_IN_NAMES, RESERVED } from './words.ts';

interface LeaveOut {
  first: Token;
  message: string;
  /** The sentence that the message says to write, where it leaves out nothing. */
  toWrite?: string;
}

const MAX_WORDS = 4;
/** How many words are tried as the end of a sentence. */
const MAX_ENDS = 8;
/** The unit of `wait <seconds> seconds`. */
const SECONDS = /\bseconds?$/u;

/**
 * What to leave out before a quoted text, such as "blue": the fewest words in small letters without which the sentence has one meaning. null:
 * there are none. @param at the index of the quoted text
 */
export function leaveOutBefore({ text, tokens }: Input, at: number): LeaveOut | null {
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
export function leaveOutBehind(input: Input, at: number): LeaveOut | null {
  for (let end = Math.min(input.tokens.length - 1, at + MAX_ENDS); end > at; end--) {
    const ending = endingAt(input, end);
    if (ending) return ending.isOpen && !ending.isLeftOut ? null : ending;
  }
  return null;
}

/** What to do with the words from a token on. null: those before it are no sentence, or their last name may go on there. */
export function leaveOutFrom(input: Input, at: number): LeaveOut | null {
  const ending = endingAt(input, at);
  const next = input.tokens[at];
  // What is in quotes is part of what is meant.
  if (input.tokens.slice(at).some(({ isQuoted }) => isQuoted)) return null;
  const isLast = at === input.tokens.length - 1;
  const goesOn = next && !next.isQuoted && !/^[,;]$/u.test(next.text) && !RESERVED.has(next.text);
  return ending?.isOpen && goesOn && !(isLast && NEVER_IN_NAMES.has(next.text)) ? null : ending;
}

function endingAt(input: Input, end: number) {
  const { text, tokens } = input;
  const [last, next] = [tokens[end - 1], tokens[end]];
  if (!last || !next) return null;
  const beginning = text.slice(0, last.end);
  const strict = parse(beginning).commands;
  const [command, another] = strict.length > 0 ? strict : parse(normalise(beginning).text).commands;
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
  // A name or text without quotes may go on: "Welcome" of "Welcome back".
  const ending = { first: next, isLeftOut, isOpen: isNamed && !last.isQuoted };
  if (isLeftOut) return { ...ending, message: `Leave out "${rest}": a step waits by itself.` };
  const placed = withPlaceBefore(input, end);
  if (placed) return { ...ending, isOpen: false, message: `Write ${placed}.`, toWrite: placed };
  const canBeSaid = secretTextOf(command) === null;
  const write = canBeSaid ? `Write ${sentence}` : `End the sentence after "${last.value}"`;
  // What is checked must not get lost, nor what looks like a name.
  const isCheck = isAssertion(command) || command.kind === 'waitUntil';
  const canBeLost = isSimple && !isCheck && !/[\p{Lu}\p{N}]/u.test(rest);
  const message = canBeLost
    ? `${write}, without "${rest}".`
    : `${write}. What else "${rest}" says has to be a step of its own.`;
  return { ...ending, message };
}

/** The sentence with the place that it ends with behind its subject, where it belongs: "X is visible in the list". */
function withPlaceBefore({ text, tokens }: Input, end: number): string | null {
  const place = text.slice(tokens[end]?.start, tokens.at(-1)?.end);
  const verb = tokens.slice(0, end).findIndex(isStatement);
  if (verb < 1 || !RELATIONS.some((relation) => place.startsWith(`${relation} `))) return null;
  const [subject, state] = [
    text.slice(0, tokens[verb - 1]?.end),
    text.slice(tokens[verb]?.start, tokens[end - 1]?.end),
  ];
  const { commands } = parse(`${subject} ${place} ${state}`);
  const [command, another] = commands;
  return command && !another && keepsPolarity(text, commands) ? printCommand(command) : null;
}
