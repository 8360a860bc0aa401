/** @jest-environment node */
import { exampleStep } from '../testing/example-runs.ts';
import { clockText, stepAt, stepsLength } from './playhead.ts';

const steps = [
  exampleStep({ step_number: 1, start: 1, duration: 2 }),
  exampleStep({ step_number: 2, start: 3.5, duration: 1.5 }),
  exampleStep({ step_number: 3, start: null, duration: null }),
];

test.each([
  [0, null],
  [1, 0],
  [3.4, 0],
  // A player comes to rest a little before the time it was sent to.
  [3.48, 1],
  [60, 1],
])('at %d seconds the step at work is the one at index %s', (seconds, index) => {
  expect(stepAt(steps, seconds)).toBe(index);
});

test('the recording lasts at least as long as its steps', () => {
  expect(stepsLength(steps)).toBe(5);
  expect(stepsLength([])).toBe(0);
});

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [750, '12:30'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
