import type { Command } from './command.ts';
import { normalise } from './normalise.ts';
import { commandOf } from './parse.ts';
import { keepsPolarity } from './polarity.ts';
import { tokenize, type Token } from './tokens.ts';
import { isJoin, isPlainWord, isStatement } from './words.ts';

const MAX_STEPS = 12;
const MAX_CUTS = 12;

/**
 * The commands of a sentence that says several things: "Click A and click B". Every clause must be a sentence of its own, with the words
 * before its first quoted text taken from the clause before where it has none: `Type "a" into "X" and "b" into "Y"`. null: it is not so.
 */
export function splitSteps(text: string): Command[] | null {
  return splitWith(text, (clause) => {
    const command = commandOf(clause) ?? commandOf(normalise(clause).text);
    return command && [command];
  });
}

/** The same with another way to read a clause. */
export function splitWith(text: string, read: Read): Command[] | null {
  const tokens = tokenize(text);
  const cuts = tokens.flatMap((_, index) => (isJoin(tokens[index - 1]) ? [] : joinAt(tokens, index)));
  if (cuts.length === 0 || cuts.length > MAX_CUTS) return null;
  const readings = new Map<string, Command[] | null>();
  const readOnce = (clause: string) => {
    if (!readings.has(clause)) readings.set(clause, read(clause));
    return readings.get(clause) ?? null;
  };
  const commands = readClauses({ text, tokens, cuts, read: readOnce }, 0, null);
  return commands && commands.length > 1 && keepsPolarity(text, commands) ? commands : null;
}

type Read = (clause: string) => Command[] | null;

interface Clauses {
  text: string;
  tokens: Token[];
  cuts: Cut[];
  read: Read;
}

/** A clause ends before `end`; the next begins at `next`. */
interface Cut {
  end: number;
  next: number;
}

function readClauses(clauses: Clauses, from: number, previous: string | null): Command[] | null {
  const { text, tokens, cuts, read } = clauses;
  const whole = { end: tokens.length, next: tokens.length };
  const ahead = [...cuts.filter(({ end }) => end > from), whole];
  // The longest clause that is a sentence: "and press Enter" belongs to what is typed.
  for (const { end, next } of ahead.reverse()) {
    const clause = text.slice(tokens[from]?.start, tokens[end - 1]?.end);
    const [found] = [clause, ...(previous === null ? [] : completed(previous, clause))].flatMap((one) => {
      const commands = read(one);
      return commands ? [{ commands, text: one }] : [];
    });
    if (!found) continue;
    if (next >= tokens.length) return found.commands;
    const rest = readClauses(clauses, next, found.text);
    if (rest && rest.length < MAX_STEPS) return [...found.commands, ...rest];
  }
  return null;
}

/** "and", "then", "and then", commas and semicolons join sentences. */
function joinAt(tokens: Token[], index: number): Cut[] {
  let next = index;
  while (isJoin(tokens[next])) next++;
  if (next === index || next >= tokens.length || isRelative(tokens, index, next)) return [];
  return [{ end: index, next }];
}

/** Whether words behind a comma go on about what stands before it: "Ann, who is 19". */
function isRelative(tokens: Token[], index: number, next: number): boolean {
  const [first, second] = tokens.slice(next);
  const isComma = tokens.slice(index, next).every(({ text }) => text === ',');
  return isComma && first?.isQuoted === false && isPlainWord(first.text) && !!second && isStatement(second);
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
