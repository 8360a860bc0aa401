import { printTarget, type Target } from 'shared/step-language';
import type { Described } from './asserted-page.ts';

/** With an upper-case first letter, for the start of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text for a sentence: at most 200 characters of it. */
export function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** `"A", "B" and 3 more`; at most ten are listed. */
export function listed(texts: string[]): string {
  const LIMIT = 10;
  const shown = texts.slice(0, LIMIT).map((text) => `"${shorten(text)}"`);
  return texts.length > LIMIT ? `${shown.join(', ')} and ${texts.length - LIMIT} more` : shown.join(', ');
}

/** Why nothing can be said of "the list" where there are several. */
export function couldBeOneOf(target: Target, all: Described[]): string {
  const which = capitalize(printTarget(target));
  const descriptions = all.map(({ description }) => description).join(', ');
  return `${which} could be one of ${all.length}: ${descriptions}. Write which one, by its name or number.`;
}

/** Which element an unnamed target does not mean, though what was expected is so of it. */
export function isMeant({ kind }: Target, other: Described): string {
  return `It is so of ${other.description}: write which ${kind ?? 'element'} is meant, by its name or number.`;
}
