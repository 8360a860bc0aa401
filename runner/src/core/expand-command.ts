import type { Command } from 'shared/step-language';
import type { Values } from '../values/values.ts';

/** The command with its values. @throws as `Values.expand` does */
export function expandValues(
  command: Command,
  { expand, expandAddress }: Pick<Values, 'expand' | 'expandAddress'>,
): Command {
  const isOpened = command.kind === 'open' || command.kind === 'openTab';
  return expandCommand(command, isOpened ? expandAddress : expand);
}

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
