import type { OverviewDay, OverviewReply, OverviewResults } from 'shared/contract';

const NONE: OverviewResults = {
  passed: 0,
  flaky: 0,
  failed: 0,
  error: 0,
  pass_rate: null,
  median_duration: null,
  p95_duration: null,
};

/** A day of March 2026 without results, changed as a test needs it. */
function exampleDay(day: number, changes: Partial<OverviewDay> = {}): OverviewDay {
  return { ...NONE, date: `2026-03-${String(day).padStart(2, '0')}`, ...changes };
}

/** Three days: 12 results, no result, 13 results; lists that are empty are those that a test fills. */
export function exampleOverview(changes: Partial<OverviewReply> = {}): OverviewReply {
  return {
    totals: {
      passed: 22,
      flaky: 1,
      failed: 1,
      error: 1,
      pass_rate: 0.92,
      median_duration: 42,
      p95_duration: 90,
    },
    previous: {
      passed: 89,
      flaky: 0,
      failed: 11,
      error: 0,
      pass_rate: 0.89,
      median_duration: 47,
      p95_duration: 90,
    },
    days: [
      exampleDay(1, { passed: 11, failed: 1, pass_rate: 11 / 12, median_duration: 40, p95_duration: 80 }),
      exampleDay(2),
      exampleDay(3, {
        passed: 11,
        flaky: 1,
        error: 1,
        pass_rate: 12 / 13,
        median_duration: 44,
        p95_duration: 90,
      }),
    ],
    failing_tests: [],
    flaky_tests: [],
    red_tests: [],
    slow_steps: [],
    quarantines: [],
    environments: [
      { key: '', name: null },
      { key: '#3', name: 'Staging' },
    ],
    ...changes,
  };
}
