import { isAssertion, type Command, type State } from 'shared/step-language';

const NEGATIVE_STATES: ReadonlySet<State> = new Set<State>([
  'hidden',
  'disabled',
  'unchecked',
  'off',
  'unselected',
  'unfocused',
  'collapsed',
]);

/** Words that deny, outside of quotation marks. */
const DENIALS =
  /\b(?:no|not|none|never|neither|nor|nothing|nobody|nowhere|without|cannot|hidden|invisible|absent|gone|missing|closed|folded|disappear(?:s|ed)?|vanish(?:es|ed)?|disabled|inactive|off|unticked|unchecked|unselected|deselected|unfocused|collapsed)\b|n['’]t\b/i;
const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|(?<!\w)'[^']*'(?!\w)/g;

/** Whether a command asserts that something is not so. An action never does. */
export function isNegative(command: Command): boolean {
  if (command.kind === 'waitUntil') return isNegative(command.assertion);
  if (!isAssertion(command)) return false;
  if (command.kind === 'state') return NEGATIVE_STATES.has(command.state);
  if (command.kind === 'count') return command.bound === 'exactly' && command.count === 0;
  return 'negated' in command && command.negated;
}

/** Whether a text that a person wrote denies something: a rough guess that only selects what a person reviews. */
export function soundsNegative(text: string): boolean {
  return DENIALS.test(text.replace(QUOTED, ''));
}
