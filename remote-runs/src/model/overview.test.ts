/** @jest-environment node */
import type { OverviewResults } from 'shared/contract';
import { durationFinding, passRateFinding } from './overview.ts';

const results = (
  passed: number,
  failed: number,
  changes: Partial<OverviewResults> = {},
): OverviewResults => ({
  passed,
  flaky: 0,
  failed,
  error: 0,
  pass_rate: null,
  median_duration: null,
  p95_duration: null,
  ...changes,
});

test.each([
  [results(92, 8), results(89, 11), '92% passed, 3 points better than before.'],
  [results(1, 1), results(51, 49), '50% passed, 1 point worse than before.'],
  [results(2, 1), results(66, 34), '66% passed, as before.'],
  [results(3, 0), results(0, 0), '100% passed. There are no runs before to compare with.'],
  [results(1, 0, { flaky: 1 }), results(1, 1), '100% passed, 50 points better than before.'],
])('the pass rate is compared in points (%#)', (totals, previous, text) =>
  expect(passRateFinding(totals, previous)).toBe(text),
);

const lasting = (median_duration: number | null) =>
  results(1, 0, { median_duration, p95_duration: median_duration && 2 * median_duration });

test.each([
  [lasting(null), lasting(3), 'No test has passed.'],
  [lasting(42), lasting(null), 'Half of the passed tests took 42s or less; 95 of 100 took 1m 24s or less.'],
  [
    lasting(42),
    lasting(42.3),
    'Half of the passed tests took 42s or less, as before; 95 of 100 took 1m 24s or less.',
  ],
  [
    lasting(4),
    lasting(2.5),
    'Half of the passed tests took 4s or less, 1.5s more than before; 95 of 100 took 8s or less.',
  ],
])('the duration is compared (%#)', (totals, previous, text) =>
  expect(durationFinding(totals, previous)).toBe(text),
);
