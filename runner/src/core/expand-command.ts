import type { Command } from 'shared/step-language';

/** The command with `expand` applied to every text in it. */
export function expandCommand<C extends Command>(command: C, expand: (text: string) => string): C {
  return expandAll(command, expand) as C;
}

function expandAll(value: unknown, expand: (text: string) => string): unknown {
  if (typeof value === 'string') return expand(value);
  if (Array.isArray(value)) return value.map((one) => expandAll(one, expand));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, value]) => [key, expandAll(value, expand)]));
}
