import { exampleAction, exampleStep } from '../testing/example-runs.ts';
import { firstLook, listScreenshots, neighbour } from './screenshot.ts';

const picture = (name: string | null) => exampleAction({ screenshot_url: name });
const passed = exampleStep({ step_number: 1, actions: [picture('a'), picture(null), picture('b')] });
const failed = exampleStep({
  step_number: 2,
  is_successful: false,
  actions: [picture('c'), picture('d')],
});
const unreached = exampleStep({ step_number: 3, is_successful: null, actions: [] });

test('screenshots are numbered by step and action', () => {
  const screenshots = listScreenshots([passed, failed, unreached]);
  expect(screenshots.map(({ order, url, stepNumber }) => [order, url, stepNumber])).toEqual([
    [1, 'a', 1],
    [3, 'b', 1],
    [1001, 'c', 2],
    [1002, 'd', 2],
  ]);
});

test.each([
  ['the failed step’s last one', [passed, failed, unreached], 1002],
  ['the last before a failed step without any', [passed, { ...failed, actions: [] }], 3],
  ['none when no step failed', [passed], null],
  ['none when there is no screenshot', [{ ...failed, actions: [] }], null],
])('the first look goes to %s', (_name, steps, order) => {
  expect(firstLook(steps, listScreenshots(steps))).toBe(order);
});

test.each([
  [null, 1, 1],
  [1, 1, 3],
  [3, -1, 1],
  [1, -1, 1],
  [1002, 1, 1002],
])('from %s, %i further is %i', (order, distance, expected) => {
  expect(neighbour(listScreenshots([passed, failed]), order, distance)?.order).toBe(expected);
});
