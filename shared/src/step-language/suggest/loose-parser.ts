import type { Command } from '../command.ts';
import type { Input } from '../matcher.ts';
import { createParser } from '../parse.ts';
import { tokenize } from '../tokens.ts';
import { LOOSE_ACTIONS, LOOSE_ASSERTIONS } from './loose-forms.ts';
import { LOOSE_SLOTS } from './phrases.ts';

const MAX_TOKENS = 24;
const EXPLAINS =
  /^(?:to|so|because|which|who|by|using|via|that|,|in|for|from|with|on|when|instead|until|while|at)$/u;
const parse = createParser(LOOSE_ACTIONS, LOOSE_ASSERTIONS, LOOSE_SLOTS, canEnd);

/** All that the forms of the language can make of a sentence if any words may stand for a name or a value. */
export function parseLoosely(text: string): Command[] {
  return tokenize(text).length <= MAX_TOKENS ? parse(text).commands : [];
}

/** A sentence may end before what says only why, how or when. */
function canEnd({ tokens }: Input, at: number): boolean {
  const token = tokens[at];
  return token === undefined || (at > 1 && !token.isQuoted && EXPLAINS.test(token.text));
}
