import type { Command, Target } from './command.ts';

type Change = (target: Target, isPlace: boolean) => Target;

/** The command with each of its targets changed, those of places before what stands in them. */
export function mapTargets(command: Command, change: Change): Command {
  // Only targets are exchanged, for others.
  return mapped(command, change, false) as Command;
}

function mapped(value: unknown, change: Change, isPlace: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, change, isPlace));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapped(one, change, isPlace || key === 'place')]),
  );
  return 'ordinal' in inner ? change(inner as unknown as Target, isPlace) : inner;
}
