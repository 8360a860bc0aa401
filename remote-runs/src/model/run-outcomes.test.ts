import { exampleGroupRunItem } from '../testing/example-runs.ts';
import { countOutcomes } from './run-outcomes.ts';

test('tests are counted by how they stand; one that broke off has failed', () => {
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
