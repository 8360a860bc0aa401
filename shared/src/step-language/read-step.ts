import type { Reading } from './reading.ts';

/** @param storedType how the step is stored; a sentence of another form is a `clash`. */
export function readStep(text: string, storedType?: 'act' | 'assert'): Reading {
  throw new Error(`not written yet: ${text} ${storedType}`);
}
