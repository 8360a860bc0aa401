/** @jest-environment node */
import { exampleGroupRun } from '../testing/example-runs.ts';
import { appendPage, mergeRuns } from './run-list.ts';

const run = (id: number, changes = {}) => exampleGroupRun({ id, ...changes });

test('fresh runs take their place by id, and replace what is known of them', () => {
  const known = [run(5), run(3, { status: 'running' })];
  const merged = mergeRuns(known, [run(6), run(4), run(3)]);
  expect(merged.map(({ id, status }) => [id, status])).toEqual([
    [6, 'passed'],
    [5, 'passed'],
    [4, 'passed'],
    [3, 'passed'],
  ]);
  expect(merged[1]).toBe(known[0]);
});

test('nothing new changes nothing', () => {
  const known = [run(5), run(3)];
  expect(mergeRuns(known, [run(5), run(3)])).toBe(known);
});

test('a page that overlaps lists a run once', () => {
  const list = appendPage(
    { runs: [run(3), run(2)], next_before: 2 },
    { test_group_runs: [run(2), run(1)], next_before: null },
  );
  expect(list.runs.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(list.next_before).toBeNull();
});
