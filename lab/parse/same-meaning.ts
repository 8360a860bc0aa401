import type { Command, Target } from 'shared/step-language';

/**
 * Whether commands that were read from two wordings of one step ask for the same: names ignore case, and a kind, place or ordinal that only
 * one wording gives does not count. Ways to put a value into a field are one, and so are ways to pick what is on the page.
 */
export function haveSameMeaning(commands: Command[], others: Command[]): boolean {
  return (
    commands.length === others.length &&
    commands.every((command, index) => {
      const other = others[index];
      return other !== undefined && isSame(essence(command), essence(other));
    })
  );
}

/** A command in terms in which equivalent commands are equal. */
function essence(command: Command): object {
  switch (command.kind) {
    case 'type':
      if (command.target === null || command.enter) return command;
      return { kind: 'set', target: command.target, value: command.text };
    case 'select':
      return { kind: 'set', target: command.target, value: command.option };
    case 'choose':
      return { kind: 'click', gesture: 'click', target: command.target, times: 1 };
    default:
      return command;
  }
}

function isSame(value: unknown, other: unknown): boolean {
  if (isTarget(value) && isTarget(other)) return isSameTarget(value, other);
  if (typeof value !== 'object' || typeof other !== 'object' || value === null || other === null)
    return value === other;
  const keys = new Set([...Object.keys(value), ...Object.keys(other)]);
  return [...keys].every((key) =>
    isSame((value as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}

function isSameTarget(target: Target, other: Target): boolean {
  return (
    target.name?.toLowerCase() === other.name?.toLowerCase() &&
    isSameOrUnsaid(target.kind, other.kind) &&
    isSameOrUnsaid(target.ordinal, other.ordinal) &&
    isSameOrUnsaid(target.place, other.place)
  );
}

function isSameOrUnsaid(value: unknown, other: unknown): boolean {
  return value === null || other === null || isSame(value, other);
}

function isTarget(value: unknown): value is Target {
  return typeof value === 'object' && value !== null && 'ordinal' in value && 'place' in value;
}
