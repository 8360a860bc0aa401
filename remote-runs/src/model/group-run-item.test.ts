import { exampleGroupRunItem } from '../testing/example-runs.ts';
import { stepsPassedText } from './group-run-item.ts';

test.each([
  ['passed', 0, '4/4'],
  ['failed', 1, '3/4'],
  ['running', 0, ''],
  ['pending', 0, ''],
] as const)('a %s test with %i failed steps shows "%s"', (status, steps_failed, text) => {
  expect(stepsPassedText(exampleGroupRunItem({ status, steps_failed }))).toBe(text);
});
