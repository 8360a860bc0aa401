/** @jest-environment node */
import { createStep } from './step.ts';
import { storedNumberOf } from './stored-number.ts';

const step = (action: string) => createStep({ action });
const first = step('Click "A"');
const empty = step('');
const second = step('Click "B"');
const written = step('Click "C"');

test('a step is found by its stored number, wherever it was moved, a new one by that of the next', () => {
  const saved = [first, empty, second];
  const steps = [second, written, first];
  expect(steps.map(({ id }) => storedNumberOf(id, { steps, saved }))).toEqual([2, 1, 1]);
});

test('a step behind all stored ones has none', () => {
  expect(storedNumberOf(written.id, { steps: [first, written], saved: [first] })).toBeNull();
  expect(storedNumberOf(written.id, { steps: [first], saved: [first] })).toBeNull();
});
