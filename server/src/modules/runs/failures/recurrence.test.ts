import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recurrenceOf, type PastOutcome } from './recurrence.ts';

/** `P`: passed; other letters: failed with this signature. Oldest first. */
const readPast = (text: string) =>
  [...text]
    .map((letter): PastOutcome => ({
      status: letter === 'P' ? 'passed' : 'failed',
      failureSignature: letter === 'P' ? null : letter,
    }))
    .reverse();

const cases: [past: string, signature: string, kind: string, runs: number][] = [
  ['', 'a', 'new', 1],
  ['aaP', 'a', 'new', 1],
  ['Pa', 'a', 'same', 2],
  ['aaa', 'a', 'same', 4],
  ['aba', 'a', 'same', 2],
  ['Pb', 'a', 'other', 1],
  ['ab', 'a', 'other', 1],
];
test('a failure is new, the same as before, another one, or not known', () => {
  for (const [past, signature, kind, runs] of cases)
    assert.deepEqual(recurrenceOf(signature, readPast(past)), { kind, runs }, `${past} ${signature}`);
});
