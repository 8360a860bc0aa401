import type { Command } from './command.ts';
import { hasEmptyName } from './empty-name.ts';
import { secretTextOf } from './field-text.ts';
import { SINGULARS } from './kind-words.ts';
import { mapTargets } from './map-targets.ts';
import type { Input } from './matcher.ts';
import { parse } from './parse.ts';
import { keepsPolarity } from './polarity.ts';
import { isLight } from './suggest/same-word.ts';
import { quote, type Token } from './tokens.ts';
import { isJoin, isStatement, NO_NAME_START, RESERVED } from './words.ts';

const MAX_WORDS = 6;

export interface WithQuotes {
  /** The words that belong together, as they are written. */
  words: string;
  first: Token;
  command: Command;
}

/**
 * The sentence that a text is if some of its words are one name or text, the fewest that make it one. null: there are none.
 * @param at the index of the token that is not understood: it is the first or one of these words, or stands behind them
 */
export function withQuotes(input: Input, at: number): WithQuotes | null {
  for (let length = 1; length <= MAX_WORDS; length++)
    for (let start = Math.min(at, input.tokens.length - length); start >= Math.max(0, at - length); start--) {
      const found = isOneName(input, start, start + length) ? quoted(input, start, start + length) : null;
      if (found) return found;
    }
  return null;
}

/** The same with all words from a token on, also where they begin with a keyword: "next Friday". */
export function restInQuotes(input: Input, at: number): WithQuotes | null {
  const rest = input.tokens.slice(at);
  const isShort = rest.length > 1 && rest.length <= MAX_WORDS;
  return isShort && rest.every(isPartOfName) ? quoted(input, at, input.tokens.length) : null;
}

/** The sentence with quotes around the tokens from `start` to before `end`, if it has one meaning then. */
function quoted({ text, tokens }: Input, start: number, end: number): WithQuotes | null {
  const [first, last] = [tokens[start], tokens[end - 1]];
  if (!first || !last) return null;
  const words = text.slice(first.start, last.end);
  const { commands } = parse(`${text.slice(0, first.start)}${quote(words)}${text.slice(last.end)}`);
  const [command, another] = commands;
  if (!command || another || hasEmptyName(command) || secretTextOf(command) !== null) return null;
  return keepsPolarity(text, commands) && !isVaguePlace(command, words) ? { words, first, command } : null;
}

/** Whether words in small letters say where something is, as "in the top left corner" does: they are no name of a place. */
function isVaguePlace(command: Command, words: string): boolean {
  let isVague = false;
  mapTargets(command, (target, isPlace) => {
    isVague ||= isPlace && target.kind === null && target.name === words && /^\p{Ll}/u.test(words);
    return target;
  });
  return isVague;
}

/** Whether words can be a name or a text as a whole: none of them only joins others, or says something of it. */
function isOneName({ tokens }: Input, start: number, end: number): boolean {
  const own = tokens.slice(start, end);
  const [first, last] = [own[0]?.text ?? '', own.at(-1)?.text ?? ''];
  // "Terms and conditions" is a name, "Next and then Previous" are two.
  const isJoined = own.some(isJoin) && (own.length > 3 || isJoin(own[0]) || isJoin(own.at(-1)));
  return (
    own.every((token) => isPartOfName(token) && !SINGULARS.has(token.text)) &&
    !isJoined &&
    ![first.toLowerCase(), last].some((word) => RESERVED.has(word) || word === 'the') &&
    !NO_NAME_START.has(first.toLowerCase())
  );
}

function isPartOfName(token: Token): boolean {
  const { text, isQuoted } = token;
  const isLoose = isLight(text.toLowerCase()) && !RESERVED.has(text);
  return !isQuoted && !/[,;:]$/u.test(text) && !isStatement(token) && !isLoose;
}
