import { textOf, type Input } from '../matcher.ts';
import { normalise } from '../normalise.ts';
import type { Token } from '../tokens.ts';
import { verbsMeant } from '../verb-synonyms.ts';
import { isJoin, RESERVED } from '../words.ts';

/**
 * The steps of a text with a clause behind "and" or the like that begins as a step does, unless what stands before it only says where: "In
 * its row, click Edit". @param at the index of the token that is not understood @returns also the first word of the second step
 */
export function twoSteps(input: Input, at: number): { sentences: string[]; first: Token } | null {
  const { tokens } = input;
  const start = tokens.findIndex((token, index) => {
    if (index <= at || isJoin(token) || !isJoin(tokens[index - 1])) return false;
    const clause = textOf(input, index, tokens.length);
    return verbsMeant(clause).some(({ isCertain }) => isCertain) || normalise(clause).isAsserted;
  });
  const first = tokens[start];
  if (!first || RESERVED.has(tokens[0]?.text.toLowerCase() ?? '')) return null;
  const end = tokens.slice(0, start).findLastIndex((token) => !isJoin(token)) + 1;
  return { sentences: [textOf(input, 0, end), textOf(input, start, tokens.length)], first };
}
