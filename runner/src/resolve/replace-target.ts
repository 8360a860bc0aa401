import { isDeepStrictEqual } from 'node:util';
import type { Command, Target } from 'shared/step-language';
import { mapTexts } from '../core/expand-command.ts';
import type { RunContext } from '../core/run-context.ts';

/**
 * The command of a step with another target in place of one, which has the values of variables; null: it has no such target, or the step is
 * not in the step language.
 * @param replacement of the target as the step writes it
 */
export function withTarget(
  { written, values }: Pick<RunContext, 'written' | 'values'>,
  target: Target,
  replacement: (target: Target) => Target,
): Command | null {
  if (!written) return null;
  const isMeant = (value: unknown) => isDeepStrictEqual(mapTexts(value, values.expand), target);
  const replaced = replaceIn(written, isMeant, replacement) as Command;
  return isDeepStrictEqual(replaced, written) ? null : replaced;
}

function replaceIn(
  value: unknown,
  isMeant: (value: unknown) => boolean,
  replacement: (target: Target) => Target,
): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (isMeant(value)) return replacement(value as Target);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, replaceIn(inner, isMeant, replacement)]),
  );
}
