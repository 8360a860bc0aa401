import { isAssertion, type Command } from './command.ts';
import { tokenize } from './tokens.ts';

const NEGATIVE_STATES = new Set<string>(
  'hidden disabled unchecked off unselected unfocused collapsed'.split(' '),
);
/** Words that deny, and words for states that are the absence of another. */
const DENIALS = new Set(
  `no not none never neither nor nothing nobody nowhere without cannot except unless hardly hidden invisible absent gone missing
   closed disappear disappears disappeared vanish vanishes vanished disabled inactive off unticked unchecked unselected deselected
   unfocused collapsed folded longer`.split(/\s+/u),
);

/** The words by which a text denies something outside of its quoted texts, in lower case; "Not now" with a capital is a name. */
export function denialsIn(text: string): string[] {
  return tokenize(text).flatMap(({ text: word, isQuoted, start }) => {
    const isName = start > 0 && /^\p{Lu}\p{Ll}/u.test(word);
    const plain = word.toLowerCase().replace(/[.,;:!]$/u, '');
    return !isQuoted && !isName && (DENIALS.has(plain) || /n['’]t$/u.test(plain)) ? [plain] : [];
  });
}

/** Whether a command asserts that something is not so. */
export function isNegative(command: Command): boolean {
  if (command.kind === 'waitUntil') return isNegative(command.assertion);
  if (!isAssertion(command)) return false;
  if (command.kind === 'state') return NEGATIVE_STATES.has(command.state);
  if (command.kind === 'count') return command.bound === 'exactly' && command.count === 0;
  return 'negated' in command && command.negated;
}

/** Words of actions that undo: they are no denials when the command is such an action. */
export function isUndoing(command: Command): boolean {
  return (
    (command.kind === 'tick' && !command.on) ||
    (command.kind === 'expand' && !command.expanded) ||
    (command.kind === 'dialog' && !command.accept) ||
    command.kind === 'closeTab'
  );
}

/**
 * Whether commands deny as their text does: none where the text does not, and at least one where it does. What a text denies must
 * not be lost, and nothing may be denied that it says.
 */
export function keepsPolarity(text: string, commands: Command[]): boolean {
  const denials = denialsIn(text).length;
  const negative = commands.filter((command) => isNegative(command) || isUndoing(command)).length;
  if (denials === 0) return commands.filter(isNegative).length === 0;
  return negative > 0;
}
