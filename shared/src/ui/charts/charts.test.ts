/** @jest-environment node */
import { secondTicks, wholeTicks } from 'shared/charts';
import { areaPath, linePath, lonePoints } from './line-path.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 2, 4]],
  [7, [0, 5, 10]],
  [29, [0, 10, 20, 30]],
  [31, [0, 20, 40]],
  [150, [0, 50, 100, 150]],
  [1200, [0, 500, 1000, 1500]],
])('an axis up to %d has whole marks', (most, ticks) => expect(wholeTicks(most)).toEqual(ticks));

test.each([
  [0, [0, 1]],
  [2.2, [0, 1, 2, 3]],
  [40, [0, 15, 30, 45]],
  [100, [0, 60, 120]],
  [1000, [0, 600, 1200]],
  [20_000, [0, 7200, 14_400, 21_600]],
])('an axis up to %d seconds has marks of a clock', (most, ticks) =>
  expect(secondTicks(most)).toEqual(ticks),
);

const at = (x: number, y: number) => ({ x, y });

test('a line has gaps where there is no value, and a point where there is a single one', () => {
  const points = [at(0, 1), at(1, 2.005), null, at(3, 4), null, at(5, 6)];
  expect(linePath(points)).toBe('M0,1L1,2');
  expect(lonePoints(points)).toEqual([at(3, 4), at(5, 6)]);
  expect(linePath([null, null])).toBe('');
});

test('an area goes down to the floor', () => {
  expect(areaPath([null, at(1, 2), at(2, 3)], 100)).toBe('M1,2L2,3V100H1Z');
});
