/** @jest-environment node */
import {
  changeSteps,
  idsBetween,
  inOrder,
  insertAfter,
  insertBefore,
  moveSteps,
  removeSteps,
  reorder,
  replaceSteps,
} from './step-list.ts';
import { createStep } from './step.ts';

const steps = ['a', 'b', 'c', 'd'].map((action) => createStep({ action }));
const [a, b, c, d] = steps.map(({ id }) => id) as [string, string, string, string];
const texts = (list: typeof steps) => list.map(({ action }) => action).join('');
const x = createStep({ action: 'x' });
const y = createStep({ action: 'y' });

test.each<[string[], 1 | -1, string]>([
  [[a], 1, 'bacd'],
  [[c], -1, 'acbd'],
  [[b, c], 1, 'adbc'],
  [[b, c], -1, 'bcad'],
  [[a, c], -1, 'acbd'],
  [[b, d], 1, 'acbd'],
  [[a, c], 1, 'badc'],
])('moving %j by %d gives %s', (ids, by, expected) => {
  expect(texts(moveSteps(steps, ids, by))).toBe(expected);
});

test.each<[string[], 1 | -1]>([
  [[a], -1],
  [[c, d], 1],
  [['unknown'], 1],
])('moving %j by %d returns the same list', (ids, by) => {
  expect(moveSteps(steps, ids, by)).toBe(steps);
});

test('reorder follows the ids, and returns the same list if nothing changes', () => {
  expect(texts(reorder(steps, [d, c, a, b]))).toBe('dcab');
  expect(reorder(steps, [a, b, c, d])).toBe(steps);
  expect(reorder(steps, [a, b])).toBe(steps);
  expect(reorder(steps, [a, b, c, 'unknown'])).toBe(steps);
  expect(reorder(steps, [])).toBe(steps);
});

test('steps are changed, removed or replaced; the others stay the same objects', () => {
  const changed = changeSteps(steps, [b], { action: 'B' });
  expect(texts(changed)).toBe('aBcd');
  expect(changed[0]).toBe(steps[0]);
  expect(texts(removeSteps(steps, [b, d]))).toBe('ac');
  expect(texts(replaceSteps(steps, [b], [x, y]))).toBe('axycd');
  expect(texts(replaceSteps(steps, [d, b], [x]))).toBe('axc');
});

test('steps are put behind or in front of another one, or at the end', () => {
  expect(texts(insertAfter(steps, [x, y], a))).toBe('axybcd');
  expect(texts(insertAfter(steps, [x]))).toBe('abcdx');
  expect(texts(insertAfter(steps, [x], 'unknown'))).toBe('abcdx');
  expect(texts(insertBefore(steps, [x], b))).toBe('axbcd');
});

test('ids are put in the order of the list, and all between two are known', () => {
  expect(inOrder(steps, new Set([c, 'unknown', a]))).toEqual([a, c]);
  expect(idsBetween(steps, c, a)).toEqual([a, b, c]);
  expect(idsBetween(steps, b, b)).toEqual([b]);
  expect(idsBetween(steps, b, 'unknown')).toEqual([]);
});
