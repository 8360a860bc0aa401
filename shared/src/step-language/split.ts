import type { Command } from './command.ts';
import { normalise } from './normalise.ts';
import { parse } from './parse.ts';
import { keepsPolarity } from './polarity.ts';
import { tokenize, type Token } from './tokens.ts';

const MAX_STEPS = 12;

/**
 * The commands of a sentence that says several things: "Click A and click B". Every clause must be a sentence of its own, with the words
 * before its first quoted text taken from the clause before where it has none: `Type "a" into "X" and "b" into "Y"`. null: it is not so.
 */
export function splitSteps(text: string): Command[] | null {
  const commands = readClauses(text, tokenize(text), 0, null);
  return commands && commands.length > 1 && keepsPolarity(text, commands) ? commands : null;
}

function readClauses(text: string, tokens: Token[], from: number, previous: string | null): Command[] | null {
  if (from >= tokens.length) return null;
  const cuts = tokens.flatMap((_, index) => (index > from ? joinAt(tokens, index) : []));
  // The longest clause that is a sentence: "and press Enter" belongs to what is typed.
  for (const { end, next } of [...cuts, { end: tokens.length, next: tokens.length }].reverse()) {
    const clause = text.slice(tokens[from]?.start, tokens[end - 1]?.end);
    const found = sentenceOf(clause, previous);
    if (!found) continue;
    if (next >= tokens.length) return [found.command];
    const rest = readClauses(text, tokens, next, found.text);
    if (rest && rest.length < MAX_STEPS) return [found.command, ...rest];
  }
  return null;
}

/** "and", "then", "and then", commas and semicolons join sentences. */
function joinAt(tokens: Token[], index: number): { end: number; next: number }[] {
  let next = index;
  while (isJoin(tokens[next])) next++;
  return next > index ? [{ end: index, next }] : [];
}

function isJoin(token: Token | undefined): boolean {
  return token !== undefined && !token.isQuoted && /^(?:and|then|,|;|&)$/u.test(token.text);
}

function sentenceOf(clause: string, previous: string | null): { command: Command; text: string } | null {
  for (const text of [clause, ...(previous === null ? [] : completed(previous, clause))]) {
    const whole = clearly(text) ?? clearly(normalise(text).text);
    if (whole) return { command: whole, text };
  }
  return null;
}

/** The clause with what it takes from the previous one: its row, or its words up to the first quoted text. */
function completed(previous: string, clause: string): string[] {
  const first = tokenize(previous).find(({ isQuoted }) => isQuoted);
  if (!first) return [];
  const inRow = clause.replace(/\bin its row\b/u, `in the row of ${first.text}`);
  const isShared = tokenize(clause)[0]?.isQuoted === true && first.start > 0;
  return [
    ...(inRow === clause ? [] : [inRow]),
    ...(isShared ? [`${previous.slice(0, first.start)}${clause}`] : []),
  ];
}

function clearly(text: string): Command | null {
  const { commands } = parse(text);
  return commands.length === 1 ? (commands[0] ?? null) : null;
}
