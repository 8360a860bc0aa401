import type { Command, Target } from 'shared/step-language';

/**
 * Whether commands that were read from two wordings of one step ask for the same. A kind, place or ordinal that only one wording gives does
 * not count, and names are compared without case, signs and counts in brackets ("Next" is "Next →"). Ways to put a value into a field are one; so
 * are a click and what a click does (tick, choose, expand), and ways to wait.
 */
export function haveSameMeaning(commands: Command[], others: Command[]): boolean {
  const [own, other] = [commands.flatMap(steps), others.flatMap(steps)];
  return (
    own.length === other.length &&
    own.every((command, index) => {
      const counterpart = other[index];
      return counterpart !== undefined && isSameCommand(command, counterpart);
    })
  );
}

/** Repeated clicks, one by one. */
function steps(command: Command): Command[] {
  if (command.kind !== 'click') return [command];
  return Array.from({ length: command.times }, () => ({ ...command, times: 1 }));
}

function isSameCommand(command: Command, other: Command): boolean {
  if (isSame(essence(command), essence(other))) return true;
  const [one, two] = [clicked(command), clicked(other)];
  if (one && two && (command.kind === 'click' || other.kind === 'click')) return isSameTarget(one, two);
  return /^wait/.test(command.kind) && /^wait/.test(other.kind);
}

/** What a click would do as well. */
function clicked(command: Command): Target | null {
  switch (command.kind) {
    case 'click':
      return command.gesture === 'click' ? command.target : null;
    case 'tick':
    case 'choose':
    case 'expand':
      return command.target;
    default:
      return null;
  }
}

/** A command in terms in which equivalent commands are equal. */
function essence(command: Command): object {
  switch (command.kind) {
    case 'type':
      if (command.target === null || command.enter) return command;
      return { kind: 'set', target: command.target, value: command.text };
    case 'select':
      return { kind: 'set', target: command.target, value: command.option };
    case 'press':
      return { ...command, target: null };
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
    bare(target.name) === bare(other.name) &&
    isSameOrUnsaid(target.kind, other.kind) &&
    isSameOrUnsaid(target.ordinal, other.ordinal) &&
    isSameOrUnsaid(target.place, other.place)
  );
}

/** A name without what only decorates it. */
function bare(name: string | null): string | null {
  if (name === null) return null;
  return name
    .toLowerCase()
    .replace(/\(\d+\)/g, '')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
}

function isSameOrUnsaid(value: unknown, other: unknown): boolean {
  return value === null || other === null || isSame(value, other);
}

function isTarget(value: unknown): value is Target {
  return typeof value === 'object' && value !== null && 'ordinal' in value && 'place' in value;
}
