import { isDeepStrictEqual } from 'node:util';
import type { Command, Target } from 'shared/step-language';
import type { RunContext } from '../run-context.ts';

/**
 * The step's command with another target in place of one, whose name stays as the step writes it, with its variables.
 * @param target with its variables expanded
 * @returns null: the step is no sentence, or has no such target
 */
export function withTarget({ command, values }: RunContext, target: Target, other: Target): Command | null {
  if (!command) return null;
  const isMeant = (value: unknown) => isDeepStrictEqual(expanded(value, values.expand), target);
  const replaced = replaceIn(command, isMeant, other) as Command;
  return isDeepStrictEqual(replaced, command) ? null : replaced;
}

function replaceIn(value: unknown, isMeant: (value: unknown) => boolean, other: Target): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (isMeant(value)) return { ...other, name: (value as Target).name };
  return Object.fromEntries(
    Object.entries(value).map(([key, value]) => [key, replaceIn(value, isMeant, other)]),
  );
}

function expanded(value: unknown, expand: (text: string) => string): unknown {
  if (typeof value === 'string') return expand(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, value]) => [key, expanded(value, expand)]));
}
