import { exampleStep, exampleTestRun } from '../testing/example-runs.ts';
import { stepLights } from './lights.ts';

const results = [true, null, null].map((is_successful, index) =>
  exampleStep({ step_number: index + 1, is_successful }),
);

test.each([
  ['running', ['success', 'active', 'off']],
  ['cancelled', ['success', 'off', 'off']],
] as const)('the steps of a %s test run', (status, lights) => {
  expect(stepLights(exampleTestRun({ status, results }))).toEqual(lights);
});

test('a failed step is lit red', () => {
  expect(stepLights(exampleTestRun({ results: [exampleStep({ is_successful: false })] }))).toEqual([
    'danger',
  ]);
});
