import type { Command, Target } from 'shared/step-language';

/** The elements that commands name, as a live page lists them: `button "Buy"`. Each once, sorted. */
export function elementsOf(commands: Command[]): string[] {
  const targets = commands.flatMap(targetsIn).filter(({ name }) => name !== null && !name.includes('{{'));
  return [...new Set(targets.map(({ name, kind }) => `${kind ?? 'element'} "${name}"`))].sort();
}

function targetsIn(value: unknown): Target[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'ordinal' in value && 'place' in value ? [value as Target] : [];
  return [...own, ...Object.values(value).flatMap(targetsIn)];
}
