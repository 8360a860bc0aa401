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

/** A value with each text in it changed, such as a command or a target. @param isKept whether what stands under a key stays as it is */
export function mapTexts<T>(
  value: T,
  change: (text: string) => string,
  isKept: (key: string) => boolean = () => false,
): T {
  const map = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) return one.map(map);
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, inner]) => [key, isKept(key) ? inner : map(inner)]),
    );
  };
  return map(value) as T;
}
