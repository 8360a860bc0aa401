import { isAssertion } from './command.ts';
import { endsWithKind } from './kind-words.ts';
import { leaveOutBehind } from './leave-out.ts';
import type { Input } from './matcher.ts';
import { normalise } from './normalise.ts';
import { parse } from './parse.ts';
import { keepsPolarity } from './polarity.ts';
import { printCommand } from './print.ts';
import type { Advice } from './reading.ts';
import { quote } from './tokens.ts';
import { isStatement, NEVER_IN_NAMES, NO_NAME_START, RESERVED } from './words.ts';

/** More words than these are a clause and no name. */
const MAX_NAME_WORDS = 6;

/**
 * What to write where a text says something of "Radio checked", a name that reads as something else without quotes. null: quotes around the
 * words before its verb do not help. @param at the index of the token that is not understood
 */
export function nameToQuote(input: Input, at: number): Advice | null {
  const { text, tokens } = input;
  const end = tokens.findIndex(isStatement);
  const start = /^the$/iu.test(tokens[0]?.text ?? '') ? 1 : 0;
  const own = tokens.slice(start, Math.max(start, end));
  const [first] = own;
  if (!first || at >= end || own.length < 2 || own.length > MAX_NAME_WORDS) return null;
  const begin = first.text.toLowerCase();
  const isFree = own.every(
    ({ text: word, isQuoted }) => !isQuoted && word !== ',' && !RESERVED.has(word.toLowerCase()),
  );
  const name = text.slice(first.start, own.at(-1)?.end);
  // "user sees Cart" is a clause, "Save button" has a kind.
  const isClause = NO_NAME_START.has(begin) || NEVER_IN_NAMES.has(begin) || /^\p{Ll}.* \p{Lu}/u.test(name);
  if (!isFree || isClause || endsWithKind(input, start, end)) return null;
  const sentence = `${text.slice(0, first.start)}${quote(name)} ${text.slice(tokens[end]?.start)}`;
  const strict = parse(sentence);
  const { commands } = strict.commands.length > 0 ? strict : parse(normalise(sentence).text);
  const [command, another] = commands;
  if (command && !another && isAssertion(command) && keepsPolarity(text, commands))
    return {
      message: `If "${name}" is a name, write ${printCommand(command)}.`,
      toWrite: printCommand(command),
    };
  // It is not all, but it goes on behind the verb.
  return leaveOutBehind(strict.input, start + 2)
    ? { message: `If "${name}" is a name, put it in quotes.` }
    : null;
}
