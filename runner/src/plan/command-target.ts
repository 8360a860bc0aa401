import { isAssertion, type Command, type Target } from 'shared/step-language';

/** The element that a command acts on or is about; of a drag what is dragged. null: it names none. */
export function targetOf(command: Command): Target | null {
  if (command.kind === 'drag') return command.source;
  return 'target' in command ? command.target : null;
}

/** The command with another target. */
export function withTarget<C extends Command>(command: C, target: Target): C {
  return command.kind === 'drag' ? { ...command, source: target } : { ...command, target };
}

/**
 * Whether an action means the same element in each run: not one of several by its number, nor by the value of a variable. Of an assertion
 * nothing is compared: what it is about may be anything that the page shows, and its verdict must depend on its sentence alone.
 */
export function meansOneElement(command: Command): boolean {
  const target = isAssertion(command) ? null : targetOf(command);
  return target !== null && isFixed(target);
}

function isFixed({ name, ordinal, place }: Target): boolean {
  return ordinal === null && !name?.includes('{{') && (place === null || isFixed(place.target));
}
