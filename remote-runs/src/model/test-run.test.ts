/** @jest-environment node */
import { exampleStep, exampleTestRun } from '../testing/example-runs.ts';
import { countPassed, firstFailedStep, resultText, testRunTitle, totalDuration } from './test-run.ts';

test.each([
  [{ is_successful: true, result: 'Bought.' }, 'Bought.'],
  [{ is_successful: true, result: null }, 'Step executed successfully with no errors or warnings.'],
  [{ is_successful: false, result: '' }, 'Element not found after waiting 5000ms.'],
  [{ is_successful: null, result: null }, 'This step was not reached.'],
])('the result of %o', (changes, text) => {
  expect(resultText(exampleStep(changes))).toBe(text);
});

test('a test run without a name goes by its number', () => {
  expect(testRunTitle(exampleTestRun())).toBe('Buy a book');
  expect(testRunTitle(exampleTestRun({ blueprint_metadata: { name: '' } }))).toBe('Test Run #31');
});

test('durations add up; without any there is none', () => {
  const steps = [
    exampleStep({ duration: 1.5 }),
    exampleStep({ duration: null }),
    exampleStep({ duration: 2 }),
  ];
  expect(totalDuration(steps)).toBe(3.5);
  expect(totalDuration([exampleStep({ duration: null })])).toBeNull();
  expect(totalDuration([])).toBeNull();
});

test('a step that was not reached has neither passed nor failed', () => {
  const steps = [true, false, null].map((is_successful, index) =>
    exampleStep({ is_successful, step_number: index + 1 }),
  );
  expect(countPassed(steps)).toBe(1);
  expect(firstFailedStep(steps)?.step_number).toBe(2);
});
