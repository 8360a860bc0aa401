const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** `2` → `2nd` */
export const ordinal = (number: number): string => `${number}${SUFFIXES[rules.select(number)] ?? 'th'}`;

/** What a run waits for whose environment takes one at a time. `place`: 1 for the one that is next; 0 or undefined: it waits for none, null. */
export function waitingText(
  environment: string | null | undefined,
  place: number | undefined,
): string | null {
  if (!place) return null;
  const runs = environment ? `another run of ${environment}` : 'another run';
  return `Waits for ${runs}, ${place === 1 ? 'next' : ordinal(place)} in line`;
}
