import { SINGULARS } from '../kind-words.ts';
import { textOf, type Input } from '../matcher.ts';
import { normalise } from '../normalise.ts';
import { commandOf } from '../parse.ts';
import { printCommand } from '../print.ts';
import { quote, type Token } from '../tokens.ts';
import { isJoin, isStatement, NEVER_IN_NAMES, NO_NAME_START, RESERVED } from '../words.ts';
import type { Proposal } from './proposal.ts';

const MAX_WORDS = 6;
/** A text that shows by itself that it is one: what "is submitted" is no value. */
const PROPER = /^[\p{Lu}\p{N}]/u;

/**
 * What a text says if some of its words are one name or text, the fewest first. @param at the index of the token that is not understood: it
 * is the first or one of these words, or stands behind them
 */
export function* inQuotes(input: Input, at: number): Iterable<Proposal> {
  const { length } = input.tokens;
  // What something is said of comes first: "Radio checked is selected".
  const verb = input.tokens.findIndex(isStatement);
  if (verb > 1 && at < verb && isOneName(input, 0, verb)) yield* quoted(input, 0, verb);
  for (let count = 1; count <= MAX_WORDS; count++)
    for (let start = Math.min(at, length - count); start >= Math.max(0, at - count); start--)
      if (isOneName(input, start, start + count)) yield* quoted(input, start, start + count);
  // All that is left may be a text that begins with a keyword: "next Friday".
  const rest = input.tokens.slice(at);
  const isText = rest.length > 1 && rest.length <= MAX_WORDS && rest.every(isPartOfName);
  if (isText && RESERVED.has(rest[0]?.text ?? '')) yield* quoted(input, at, length);
}

/** What is said with quotes around the tokens from `start` to before `end`, if that has one meaning. */
function* quoted(input: Input, start: number, end: number): Iterable<Proposal> {
  const [first, last, next] = [input.tokens[start], input.tokens[end - 1], input.tokens[end]];
  if (!first || !last) return;
  const words = textOf(input, start, end);
  const sentence = `${input.text.slice(0, first.start)}${quote(words)}${input.text.slice(last.end)}`;
  const isSubject = next !== undefined && isStatement(next);
  const command = commandOf(sentence) ?? (isSubject ? commandOf(normalise(sentence).text) : null);
  if (!command) return;
  const said = command.kind === 'waitUntil' ? command.assertion : command;
  // A number of "lamps" is no number of elements.
  if (said.kind === 'count' && said.target.kind === null) return;
  if (said.kind === 'value' && said.text === words && !PROPER.test(words)) return;
  const note = isOneThing(words) ? 'with names and texts in quotes' : undefined;
  yield { sentences: [printCommand(command)], note, first };
}

/** Whether words are one name: in "Book for NJ 40" the second one may as well say where the first one is. */
function isOneThing(words: string): boolean {
  const all = words.split(' ');
  return all.every((word, at) => !RESERVED.has(word) || !PROPER.test(all[at + 1] ?? ''));
}

/** Whether words can be a name or a text as a whole: none of them only joins others, or says something of it. */
function isOneName(input: Input, start: number, end: number): boolean {
  const own = input.tokens.slice(start, end);
  const areNames = own.every((token) => isPartOfName(token) && !SINGULARS.has(token.text));
  // "product Dawn Lamp" says what sort of thing is called so, and "2 stars" how many.
  const isSort = /^\d.* |^\p{Ll}.* [\p{Lu}\d#]/u.test(textOf(input, start, end));
  const [first, last] = [own[0]?.text.toLowerCase() ?? '', own.at(-1)?.text ?? ''];
  const isOpen = RESERVED.has(first) || RESERVED.has(last) || NO_NAME_START.has(first);
  // "Terms and conditions" is a name, "Next and then Previous" are two.
  return areNames && !isSort && !isOpen && !(own.length > 3 && own.some(isJoin));
}

function isPartOfName(token: Token): boolean {
  const isLoose = NEVER_IN_NAMES.has(token.text.toLowerCase()) && !RESERVED.has(token.text);
  return !token.isQuoted && !/[,;:]$/u.test(token.text) && !isStatement(token) && !isLoose;
}
