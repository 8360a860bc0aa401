import { readStep } from './read-step.ts';
import type { Reading, Suggestion } from './reading.ts';
import { suggest } from './suggest.ts';

/**
 * What the author of a text that is not understood may have meant: at most three, best first. A module of its own, loaded only when
 * it is needed. @param type how the step is stored: what fits it comes first
 */
export function suggestionsFor(text: string, type: 'act' | 'assert' | null): Suggestion[] {
  return suggest(text, type);
}

/** The same as `readStep`, with suggestions for what is not understood. */
export function readStepWithSuggestions(text: string, storedType?: 'act' | 'assert'): Reading {
  const reading = readStep(text, storedType);
  return isOpen(reading) ? { ...reading, suggestions: suggest(text, storedType ?? null) } : reading;
}

/** Whether only suggestions can help: the other states come with their choices. */
export function isOpen({ state }: Pick<Reading, 'state'>): boolean {
  return state === 'incomplete' || state === 'not-understood';
}
