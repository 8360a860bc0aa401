import type { Command } from 'shared/step-language';

/** The command with `expand` applied to every text in it. */
export function expandCommand<C extends Command>(command: C, expand: (text: string) => string): C {
  return expandAll(command, expand) as C;
}

function expandAll(part: unknown, expand: (text: string) => string): unknown {
  if (typeof part === 'string') return expand(part);
  if (Array.isArray(part)) return part.map((one) => expandAll(one, expand));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, expandAll(value, expand)]));
}
