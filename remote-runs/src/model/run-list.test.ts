/** @jest-environment node */
import { exampleGroupRun } from '../testing/example-runs.ts';
import { appendPage, applyPage, mergeRuns } from './run-list.ts';

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

test('a page takes away what it should have and does not have', () => {
  const known = [run(9), run(7), run(5), run(3)];
  const ids = (runs: { id: number }[]) => runs.map(({ id }) => id);
  const page = (runs: number[], next_before: number | null) => ({
    test_group_runs: runs.map((id) => run(id)),
    next_before,
  });
  expect(ids(applyPage(known, page([9, 5], 5)))).toEqual([9, 5, 3]);
  expect(ids(applyPage(known, page([], 4)))).toEqual([3]);
  expect(ids(applyPage(known, page([5], null), 8))).toEqual([9, 5]);
  expect(applyPage(known, page([9, 7], 7))).toBe(known);
});
