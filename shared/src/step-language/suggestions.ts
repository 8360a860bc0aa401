import { readStep } from './read-step.ts';
import { needsSuggestions, type Reading } from './reading.ts';
import { suggest } from './suggest.ts';

/** The same as `readStep`, with suggestions for what is not understood. A module of its own, loaded only when it is needed. */
export function readStepWithSuggestions(text: string, storedType?: 'act' | 'assert'): Reading {
  const reading = readStep(text, storedType);
  if (!needsSuggestions(reading)) return reading;
  return { ...reading, suggestions: suggest(text, storedType ?? null) };
}

export { suggest };
