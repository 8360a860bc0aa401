import { readStep, type Reading } from 'shared/step-language';

/** More than the steps of the longest test, with what is typed meanwhile. */
const MAX_READINGS = 4000;
const readings = new Map<string, Reading>();

/**
 * How a text is understood; the same object for the same text, so that a list of steps is read once.
 * @param storedType how the step is stored; a sentence of another form is then a clash
 */
export function readingOf(text: string, storedType?: 'act' | 'assert'): Reading {
  const key = `${storedType ?? ''}:${text}`;
  const known = readings.get(key);
  if (known) return known;
  if (readings.size >= MAX_READINGS) readings.clear();
  const reading = readStep(text, storedType);
  readings.set(key, reading);
  return reading;
}

/** The type that the form of a text gives a step; `fallback` where the form does not decide. */
export function typeOfText(text: string, fallback: 'act' | 'assert'): 'act' | 'assert' {
  return readingOf(text).type ?? fallback;
}
