import { isAssertion, type Assertion, type Command } from '../command.ts';
import { ACTION_FORMS, ASSERTION_FORMS, type Form } from '../forms.ts';
import { compile, type Rule } from '../matcher.ts';
import { slotTypes } from '../slots.ts';
import { tokenize } from '../tokens.ts';
import { looseCounted, looseTarget, looseValue } from './phrases.ts';

const MAX_TOKENS = 20;

/** All that the forms of the language can make of a sentence if any words may stand for a name or a value. */
export function parseLoosely(text: string): Command[] {
  const input = { text, tokens: tokenize(text), expected: [], reached: 0, found: new Map() };
  const { length } = input.tokens;
  const found: Command[] = [];
  if (length > 0 && length <= MAX_TOKENS)
    for (const [command, end] of anyCommand(input, 0)) if (end === length) found.push(command);
  return found;
}

const assertion: Rule<Assertion> = function* (input, at) {
  for (const [command, end] of anyCommand(input, at)) if (isAssertion(command)) yield [command, end];
};
const types = {
  ...slotTypes(assertion),
  target: looseTarget,
  subject: looseTarget,
  explicit: looseTarget,
  countedOne: looseCounted,
  value: looseValue,
  quotedText: looseValue,
};
const rules = [...ACTION_FORMS, ...ASSERTION_FORMS].map(
  ({ pattern, build }) => [compile(pattern, types), build] satisfies [unknown, Form['build']],
);

const anyCommand: Rule<Command> = function* (input, at) {
  for (const [rule, build] of rules)
    for (const [slots, end] of rule(input, at)) {
      const command = build(slots);
      if (command) yield [command, end];
    }
};
