/** @jest-environment node */
import { createStep } from './step.ts';
import { storedStepOf } from './stored-step.ts';

const step = (action: string) => createStep({ action });
const first = step('Click "A"');
const empty = step('');
const second = step('Click "B"');
const written = step('Click "C"');

test('a step is found by its stored number, wherever it was moved, a new one by that of the next', () => {
  const saved = [first, empty, second];
  const steps = [second, written, first];
  const stored = { number: 1, action: 'Click "A"' };
  expect(steps.map(({ id }) => storedStepOf(id, { steps, saved }))).toEqual([
    { number: 2, action: 'Click "B"' },
    stored,
    stored,
  ]);
});

test('a step behind all stored ones has none', () => {
  expect(storedStepOf(written.id, { steps: [first, written], saved: [first] })).toBeNull();
  expect(storedStepOf(written.id, { steps: [first], saved: [first] })).toBeNull();
});
