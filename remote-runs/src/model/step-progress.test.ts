/** @jest-environment node */
import { exampleStep, exampleTestRun } from '../testing/example-runs.ts';
import { stepProgress } from './step-progress.ts';

const results = [true, null, null].map((is_successful, index) =>
  exampleStep({ step_number: index + 1, is_successful }),
);

test.each([
  ['running', ['success', 'active', 'off']],
  ['cancelled', ['success', 'off', 'off']],
] as const)('the steps of a %s test run', (status, states) => {
  expect(stepProgress(exampleTestRun({ status, results }))).toEqual(states);
});

test('a failed step is lit red', () => {
  expect(stepProgress(exampleTestRun({ results: [exampleStep({ is_successful: false })] }))).toEqual([
    'danger',
  ]);
});
