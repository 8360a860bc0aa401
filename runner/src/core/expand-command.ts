import type { Command } from 'shared/step-language';
import type { Values } from '../values/values.ts';

/** The command with its values. @throws as `Values.expand` does */
export function expandValues(
  command: Command,
  { expand, expandAddress }: Pick<Values, 'expand' | 'expandAddress'>,
): Command {
  const isOpened = command.kind === 'open' || command.kind === 'openTab';
  return mapTexts(command, isOpened ? expandAddress : expand);
}

/** A value with each text in it changed, such as a command or a target. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  return mapAny(value, change) as T;
}

function mapAny(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapAny(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapAny(one, change)]));
}
