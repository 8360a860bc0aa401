/** @jest-environment node */
import { exampleGroupRunItem } from '../testing/example-runs.ts';
import { countOutcomes, stepsPassedText } from './run-status.ts';

test('tests are counted by outcome; an aborted test counts as failed', () => {
  const items = (['pending', 'failed', 'passed', 'error', 'passed', 'running'] as const).map((status) =>
    exampleGroupRunItem({ status }),
  );
  expect(countOutcomes(items)).toEqual([
    { outcome: 'passed', count: 2 },
    { outcome: 'failed', count: 2 },
    { outcome: 'running', count: 1 },
    { outcome: 'pending', count: 1 },
  ]);
});

test.each([
  ['passed', 0, '4/4'],
  ['failed', 1, '3/4'],
  ['running', 0, ''],
  ['pending', 0, ''],
] as const)('a %s test with %i failed steps shows "%s"', (status, steps_failed, text) => {
  expect(stepsPassedText(exampleGroupRunItem({ status, steps_failed }))).toBe(text);
});
