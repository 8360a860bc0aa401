import type { Command, NamedElement, Target } from 'shared/step-language';

/** The elements that commands name, as a live page lists them: `button "Buy"`. Each once, sorted. */
export function elementsOf(commands: Command[]): string[] {
  const elements = namedIn(commands).map(({ name, kind }) => `${kind ?? 'element'} "${name}"`);
  return [...new Set(elements)].sort();
}

/** The elements that commands name. */
export function namedIn(commands: Command[]): NamedElement[] {
  return commands
    .flatMap(targetsIn)
    .flatMap(({ name, kind }) => (name === null || name.includes('{{') ? [] : [{ name, kind }]));
}

function targetsIn(value: unknown): Target[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'ordinal' in value && 'place' in value ? [value as Target] : [];
  return [...own, ...Object.values(value).flatMap(targetsIn)];
}
