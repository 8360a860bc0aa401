import { exampleStep, exampleTestRun } from '../testing/example-runs.ts';
import { countPassed, firstFailedStep, resultText, testRunTitle, totalDuration } from './test-run.ts';
import { usageText } from './usage.ts';

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

const usage = { model: 'gpt-5', calls: 3, input_tokens: 1200, output_tokens: 34, cost: 0.0512 };

test.each([
  [{}, 'gpt-5: 3 calls, 1,234 tokens, $0.05'],
  [{ calls: 1, cost: 0.0012 }, 'gpt-5: 1 call, 1,234 tokens, $0.0012'],
  [{ cost: null }, 'gpt-5: 3 calls, 1,234 tokens'],
])('what a model was asked for: %o', (changes, text) => {
  expect(usageText({ ...usage, ...changes })).toBe(text);
});
