import { exampleGroupRun } from '../testing/example-runs.ts';
import { joinPages } from './group-run-pages.ts';

test('a run that slid onto the next page is listed once', () => {
  const [third, second, first] = [3, 2, 1].map((id) => exampleGroupRun({ id }));
  const pages = [
    { test_group_runs: [third!, second!], next_before: 2 },
    { test_group_runs: [second!, first!], next_before: null },
  ];
  expect(joinPages(pages).map(({ id }) => id)).toEqual([3, 2, 1]);
});
