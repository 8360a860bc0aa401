/** @jest-environment node */
import type { TestRun } from 'shared/contract';
import { failureAt } from './past-failure.ts';

const runOf = (task: string) => {
  const results = [true, false].map((is_successful, index) => ({
    step_number: index + 1,
    task,
    is_successful,
    result: 'It failed.',
    place: { step: index + 1, module: null },
  }));
  return { results, error: null } as unknown as TestRun;
};
const opened = { number: 2, moduleId: null };

describe('why a step failed in a run', () => {
  it('is known of the step with the text that it had', () => {
    const run = runOf('Click "Shop"');
    expect(failureAt(run, { ...opened, action: 'Click "Shop"' })).toMatchObject({ reason: 'It failed.' });
    expect(failureAt(run, { ...opened, action: 'Click "Store"' })).toBeNull();
    expect(failureAt(run, { ...opened, number: 1, action: 'Click "Shop"' })).toBeNull();
  });

  it('is known where the run masks a password', () => {
    const run = runOf('Type "••••" into "Password"');
    expect(failureAt(run, { ...opened, action: 'Type "hunter2" into "Password"' })).not.toBeNull();
  });
});
