import { HISTORY_LENGTH, type RunStatus } from 'shared/constants';
import type { SentTestHistory } from 'shared/contract';
import { testHistory, type PastRun } from './test-history.ts';

/** A finished run of a test, or of a row of its table. */
export interface PastRowRun extends PastRun {
  groupRunId: number;
  /** null: the test had no table. */
  rowName: string | null;
}

/** Results of rows that are read for a test with a table. */
export const ROW_RESULTS_MAX = 1000;

/** The worst first. */
const SEVERITY: RunStatus[] = ['failed', 'error', 'passed'];

/**
 * One result for each group run: a test with a table has passed if all rows of it have, and is flaky if one of them is. A row is compared
 * with itself only, by its name. `runs`: finished ones, oldest first.
 */
export function historyOfRows(testId: number, runs: PastRowRun[]): SentTestHistory {
  if (runs.every(({ rowName }) => rowName === null)) return testHistory(testId, runs);
  const byRow = [...Map.groupBy(runs, ({ rowName }) => rowName).values()].map((own) =>
    testHistory(testId, own),
  );
  const results = new Map(byRow.flatMap((row) => row.results).map((result) => [result.test_run_id, result]));
  const groups = [...Map.groupBy(runs, ({ groupRunId }) => groupRunId).values()];
  // The oldest one may have lost rows to the limit.
  if (runs.length >= ROW_RESULTS_MAX && groups.length > 1) groups.shift();
  return {
    test_blueprint_id: testId,
    is_flaky: byRow.some(({ is_flaky }) => is_flaky),
    results: groups.slice(-HISTORY_LENGTH).flatMap((group) => {
      const own = group.flatMap(({ id }) => results.get(id) ?? []);
      const worst = own.toSorted(
        (one, other) => SEVERITY.indexOf(one.status) - SEVERITY.indexOf(other.status),
      )[0];
      if (!worst) return [];
      return {
        ...worst,
        is_changed: own.some(({ is_changed }) => is_changed),
        is_flaky: worst.status === 'passed' && own.some(({ is_flaky }) => is_flaky),
      };
    }),
  };
}
