import { isAssertion, type Assertion, type Command } from './command.ts';
import { ACTION_FORMS, ASSERTION_FORMS, type Form } from './forms.ts';
import { compile, type Expectation, type Input, type Rule, type Slots } from './matcher.ts';
import { printCommand } from './print.ts';
import { slotTypes } from './slots.ts';
import { tokenize } from './tokens.ts';

/** What a sentence can mean by the forms. */
export interface Parsed {
  input: Input;
  /** Every meaning once, in no particular order. */
  commands: Command[];
  /** What could stand at the furthest place that was reached. */
  expected: Expectation[];
  /** The index of the token there. */
  reached: number;
}

/** A parser for forms: the table is a parameter so that tests can shuffle it. */
export function createParser(
  actionForms: Form[],
  assertionForms: Form<Assertion>[],
): (text: string) => Parsed {
  const assertion: Rule<Assertion> = function* (input, at) {
    for (const [command, end] of assertions(input, at)) if (isAssertion(command)) yield [command, end];
  };
  const types = slotTypes(assertion);
  const assertions = anyOf(assertionForms, types);
  const all = anyOf([...actionForms, ...assertionForms], types);
  return (text) => {
    const input: Input = { text, tokens: tokenize(text), expected: [], reached: 0, found: new Map() };
    const found = new Map<string, Command>();
    const { length } = input.tokens;
    if (length > 0)
      for (const [command, end] of all(input, 0))
        if (end === length) found.set(printCommand(command), command);
    return { input, commands: [...found.values()], expected: input.expected, reached: input.reached };
  };
}

function anyOf(forms: Form[], types: Record<string, Rule<unknown>>): Rule<Command> {
  const rules = forms.map(({ pattern, build }): [Rule<Slots>, Form['build']] => [
    compile(pattern, types),
    build,
  ]);
  return function* (input, at) {
    for (const [rule, build] of rules)
      for (const [slots, end] of rule(input, at)) {
        const command = build(slots);
        if (command) yield [command, end];
      }
  };
}

/** Reads a sentence by the forms of the language, strictly. */
export const parse = createParser(ACTION_FORMS, ASSERTION_FORMS);
