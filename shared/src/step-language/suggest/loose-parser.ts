import type { Command, Target } from '../command.ts';
import { ACTION_FORMS, ASSERTION_FORMS } from '../forms.ts';
import { once, type Rule } from '../matcher.ts';
import { createParser } from '../parse.ts';
import { tokenize } from '../tokens.ts';
import { looseCounted, looseTarget, looseValue } from './phrases.ts';

const MAX_TOKENS = 20;

const looseEach: Rule<Target> = once(function* (input, at) {
  for (const [found, end] of looseCounted(input, at)) if (found.kind !== null) yield [found, end];
});

const parse = createParser(ACTION_FORMS, ASSERTION_FORMS, {
  target: looseTarget,
  subject: looseTarget,
  explicit: looseTarget,
  countedOne: looseCounted,
  each: looseEach,
  value: looseValue,
  quotedText: looseValue,
});

/** All that the forms of the language can make of a sentence if any words may stand for a name or a value. */
export function parseLoosely(text: string): Command[] {
  return tokenize(text).length <= MAX_TOKENS ? parse(text).commands : [];
}
