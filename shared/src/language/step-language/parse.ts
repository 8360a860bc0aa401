import type { Assertion, Command, Kind } from './command.ts';
import type { Form } from './form.ts';
import { ACTION_FORMS, ASSERTION_FORMS } from './forms.ts';
import { OTHER_SINGULARS, SINGULARS } from './kind-words.ts';
import { compile, inputOf, type Expectation, type Input, type Rule, type Slots } from './matcher.ts';
import { printCommand } from './print.ts';
import { hasFittingKind } from './purpose.ts';
import { slotTypes } from './slots.ts';

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

/**
 * A parser for forms. @param slots what may stand in some slots instead of what the language allows there
 * @param canEnd whether a sentence may end before a token; by default only behind the last
 */
export function createParser(
  actionForms: Form[],
  assertionForms: Form[],
  slots: Record<string, Rule<unknown>> = {},
  canEnd = ({ tokens }: Input, at: number) => at === tokens.length,
): (text: string) => Parsed {
  const assertion: Rule<Assertion> = (input, at) => assertions(input, at);
  const types = { ...slotTypes(assertion), ...slots };
  const assertions = anyOf<Assertion>(assertionForms, types);
  const all = anyOf<Command>([...actionForms, ...assertionForms], types);
  const read = (text: string, kinds: ReadonlyMap<string, Kind>): Parsed => {
    const input = inputOf(text, kinds);
    const found = new Map<string, Command>();
    const { length } = input.tokens;
    if (length > 0)
      for (const [command, end] of all(input, 0))
        if (canEnd(input, end)) found.set(printCommand(command), command);
    return { input, commands: [...found.values()], expected: input.expected, reached: input.reached };
  };
  return (text) => {
    const parsed = read(text, SINGULARS);
    if (parsed.commands.length === 0 || parsed.commands.some(hasFittingKind)) return parsed;
    const commands = read(text, OTHER_SINGULARS).commands.filter(hasFittingKind);
    return commands.length > 0 ? { ...parsed, commands } : parsed;
  };
}

function anyOf<C extends Command>(forms: Form[], types: Record<string, Rule<unknown>>): Rule<C> {
  const rules = forms.map(({ pattern, fields }): [Rule<Slots>, Form['fields']] => [
    compile(pattern, types),
    fields,
  ]);
  return function* (input, at) {
    for (const [rule, fields] of rules)
      // The table's types are held by the property tests, which read every kind of command back.
      for (const [slots, end] of rule(input, at)) yield [{ ...fields, ...slots } as unknown as C, end];
  };
}

/** Reads a sentence by the forms of the language, strictly. */
export const parse = createParser(ACTION_FORMS, ASSERTION_FORMS);

/** What a sentence means; null: nothing, or more than one thing. */
export function commandOf(sentence: string): Command | null {
  const [command, another] = parse(sentence).commands;
  return command && !another ? command : null;
}
