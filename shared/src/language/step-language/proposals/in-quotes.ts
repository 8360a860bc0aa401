import type { Command } from '../command.ts';
import { hasEmptyName } from '../empty-name.ts';
import { secretTextOf } from '../field-text.ts';
import { SINGULARS } from '../kind-words.ts';
import { mapTargets } from '../map-targets.ts';
import { textOf, type Input } from '../matcher.ts';
import { normalise } from '../normalise.ts';
import { commandOf } from '../parse.ts';
import { quote, type Token } from '../tokens.ts';
import { isJoin, isStatement, NEVER_IN_NAMES, NO_NAME_START, RESERVED } from '../words.ts';

const MAX_WORDS = 6;
/** A text that shows by itself that it is one: what "is submitted" is no value. */
const PROPER = /^[\p{Lu}\p{N}]/u;

interface InQuotes {
  /** The words that belong together, as they are written. */
  words: string;
  first: Token;
  command: Command;
}

/**
 * What a text says if some of its words are one name or text, the fewest first. @param at the index of the token that is not understood: it
 * is the first or one of these words, or stands behind them
 */
export function* inQuotes(input: Input, at: number): Iterable<InQuotes> {
  const { length } = input.tokens;
  // What something is said of comes first: "Radio checked is selected".
  const verb = input.tokens.findIndex(isStatement);
  if (verb > 1 && at < verb && verb <= MAX_WORDS && isOneName(input, 0, verb)) yield* quoted(input, 0, verb);
  for (let count = 1; count <= MAX_WORDS; count++)
    for (let start = Math.min(at, length - count); start >= Math.max(0, at - count); start--)
      if (isOneName(input, start, start + count)) yield* quoted(input, start, start + count);
  // All that is left may be a text that begins with a keyword: "next Friday".
  const rest = input.tokens.slice(at, at + MAX_WORDS + 1);
  const isText = rest.length > 1 && rest.length <= MAX_WORDS && rest.every(isPartOfName);
  if (isText && RESERVED.has(rest[0]?.text ?? '')) yield* quoted(input, at, length);
}

/** What is said with quotes around the tokens from `start` to before `end`, if that has one meaning. */
function* quoted(input: Input, start: number, end: number): Iterable<InQuotes> {
  const [first, last, next] = [input.tokens[start], input.tokens[end - 1], input.tokens[end]];
  if (!first || !last) return;
  const words = textOf(input, start, end);
  const sentence = `${input.text.slice(0, first.start)}${quote(words)}${input.text.slice(last.end)}`;
  const isBegun = start === 0 || (start === 1 && input.tokens[0]?.text.toLowerCase() === 'the');
  const isSubject = isBegun && next !== undefined && isStatement(next);
  const command = commandOf(sentence) ?? (isSubject ? commandOf(normalise(sentence).text) : null);
  if (command && !hasEmptyName(command) && secretTextOf(command) === null && isClear(command, words))
    yield { words, first, command };
}

/** Whether words are what they are taken for: something is in no "top left corner" by name, and a number of "lamps" is no number of elements. */
function isClear(command: Command, words: string): boolean {
  if (command.kind === 'waitUntil') return isClear(command.assertion, words);
  if (command.kind === 'count' && command.target.kind === null) return false;
  if (command.kind === 'value' && command.text === words && !PROPER.test(words)) return false;
  let isVague = false;
  mapTargets(command, (target, isPlace) => {
    isVague ||= isPlace && target.kind === null && target.name === words && /^\p{Ll}/u.test(words);
    return target;
  });
  return !isVague;
}

/** Whether words can be a name or a text as a whole: none of them only joins others, or says something of it. */
function isOneName(input: Input, start: number, end: number): boolean {
  const own = input.tokens.slice(start, end);
  const [first, last] = [own[0]?.text.toLowerCase() ?? '', own.at(-1)?.text ?? ''];
  // "Terms and conditions" is a name, "Next and then Previous" are two.
  const isJoined = own.some(isJoin) && (own.length > 3 || isJoin(own[0]) || isJoin(own.at(-1)));
  const areNames = own.every((token) => isPartOfName(token) && !SINGULARS.has(token.text));
  // "product Dawn Lamp" says what sort of thing is called so, and "2 stars" how many.
  const isSort = /^\d.* |^\p{Ll}.* [\p{Lu}\d#]/u.test(textOf(input, start, end));
  const isOpen = [first, last].some((word) => RESERVED.has(word)) || NO_NAME_START.has(first);
  return areNames && !isJoined && !isSort && !isOpen;
}

function isPartOfName(token: Token): boolean {
  const isLoose = NEVER_IN_NAMES.has(token.text.toLowerCase()) && !RESERVED.has(token.text);
  return !token.isQuoted && !/[,;:]$/u.test(token.text) && !isStatement(token) && !isLoose;
}
