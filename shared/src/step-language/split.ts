import type { Command } from './command.ts';
import { normalise } from './normalise.ts';
import { parse } from './parse.ts';
import { keepsPolarity } from './suggest/polarity.ts';
import { tokenize, type Token } from './tokens.ts';

const MAX_STEPS = 12;

/**
 * The commands of a sentence that says several things: "Click A and click B". Every part must be a sentence of its own, with the words
 * before its first quoted text taken from the part before where it has none: `Type "a" into "X" and "b" into "Y"`. null: it is not so.
 */
export function splitSteps(text: string): Command[] | null {
  const commands = readParts(text, tokenize(text), 0, null);
  return commands && commands.length > 1 && keepsPolarity(text, commands) ? commands : null;
}

function readParts(text: string, tokens: Token[], from: number, former: string | null): Command[] | null {
  if (from >= tokens.length) return null;
  const cuts = tokens.flatMap((_, index) => (index > from ? joinAt(tokens, index) : []));
  // The longest part that is a sentence: "and press Enter" belongs to what is typed.
  for (const { end, next } of [...cuts, { end: tokens.length, next: tokens.length }].reverse()) {
    const part = text.slice(tokens[from]?.start, tokens[end - 1]?.end);
    const found = sentenceOf(part, former);
    if (!found) continue;
    if (next >= tokens.length) return [found.command];
    const rest = readParts(text, tokens, next, found.text);
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

function sentenceOf(part: string, former: string | null): { command: Command; text: string } | null {
  for (const text of [part, ...(former === null ? [] : completed(former, part))]) {
    const whole = clearly(text) ?? clearly(normalise(text).text);
    if (whole) return { command: whole, text };
  }
  return null;
}

/** The part with what it takes from the former one: its row, or its words up to the first quoted text. */
function completed(former: string, part: string): string[] {
  const first = tokenize(former).find(({ isQuoted }) => isQuoted);
  if (!first) return [];
  const inRow = part.replace(/\bin its row\b/u, `in the row of ${first.text}`);
  const isShared = tokenize(part)[0]?.isQuoted === true && first.start > 0;
  return [
    ...(inRow === part ? [] : [inRow]),
    ...(isShared ? [`${former.slice(0, first.start)}${part}`] : []),
  ];
}

function clearly(text: string): Command | null {
  const { commands } = parse(text);
  return commands.length === 1 ? (commands[0] ?? null) : null;
}
