import { exampleGroupRun } from '../testing/example-runs.ts';
import { joinPages } from './group-run-pages.ts';

test('a run that slid onto the next page is listed once', () => {
  const run = (id: number) => exampleGroupRun({ id });
  const pages = [
    { test_group_runs: [run(3), run(2)], next_before: 2 },
    { test_group_runs: [run(2), run(1)], next_before: null },
  ];
  expect(joinPages(pages).map(({ id }) => id)).toEqual([3, 2, 1]);
});
