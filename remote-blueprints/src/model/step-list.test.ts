import { changeStep, insertAfter, moveStep, removeStep, reorder, replaceStep } from './step-list.ts';
import { createStep } from './step.ts';

const steps = ['a', 'b', 'c'].map((action) => createStep({ action }));
const [a, b, c] = steps.map(({ id }) => id) as [string, string, string];
const texts = (list: typeof steps) => list.map(({ action }) => action).join('');

test.each([
  [a, 1, 'bac'],
  [c, -1, 'acb'],
  [a, 2, 'bca'],
  [b, 0, 'abc'],
])('moving %s by %d gives %s', (id, by, expected) => {
  expect(texts(moveStep(steps, id, by))).toBe(expected);
});

test.each([
  [a, -1],
  [c, 1],
  ['unknown', 1],
])('moving %s by %d returns the same list', (id, by) => {
  expect(moveStep(steps, id, by)).toBe(steps);
});

test('reorder follows the ids, and returns the same list if nothing changes', () => {
  expect(texts(reorder(steps, [c, a, b]))).toBe('cab');
  expect(reorder(steps, [a, b, c])).toBe(steps);
  expect(reorder(steps, [a, b])).toBe(steps);
  expect(reorder(steps, [a, b, 'unknown'])).toBe(steps);
  expect(reorder(steps, [])).toBe(steps);
});

test('one step is changed, removed or replaced; the others stay the same objects', () => {
  const changed = changeStep(steps, b, { action: 'B' });
  expect(texts(changed)).toBe('aBc');
  expect(changed[0]).toBe(steps[0]);
  expect(texts(removeStep(steps, b))).toBe('ac');
  expect(texts(replaceStep(steps, b, [createStep({ action: 'x' }), createStep({ action: 'y' })]))).toBe(
    'axyc',
  );
});

test('a step is put behind another one, or at the end', () => {
  const step = createStep({ action: 'x' });
  expect(texts(insertAfter(steps, step, a))).toBe('axbc');
  expect(texts(insertAfter(steps, step))).toBe('abcx');
  expect(texts(insertAfter(steps, step, 'unknown'))).toBe('abcx');
});
