import type { OverviewRedTest, OverviewResults } from 'shared/contract';
import { passPercentage, runDuration } from 'shared/format';

type Results = OverviewResults;

const NUMBER = new Intl.NumberFormat('en-US');

export const resultCount = ({ passed, flaky, failed, error }: Results): number =>
  passed + flaky + failed + error;

/** `92%`; a dash where there are no results. */
export const passRateText = (results: Results): string =>
  passPercentage(results.passed + results.flaky, resultCount(results));

/** `92% passed, 3 points better than before.` */
export function passRateFinding(totals: Results, previous: Results): string {
  const text = `${passRateText(totals)} passed`;
  if (resultCount(previous) === 0) return `${text}. There are no runs before to compare with.`;
  const points = percentOf(totals) - percentOf(previous);
  if (points === 0) return `${text}, as before.`;
  const size = Math.abs(points);
  return `${text}, ${size} ${size === 1 ? 'point' : 'points'} ${points > 0 ? 'better' : 'worse'} than before.`;
}

/** As `passRateText` rounds. */
const percentOf = (results: Results) =>
  Math.floor(((results.passed + results.flaky) * 100) / resultCount(results));

/** `Half of the passed tests took 42s or less, 5s less than before; 95 of 100 took 1m 30s or less.` */
export function durationFinding(totals: Results, previous: Results): string {
  const { median_duration: median, p95_duration: p95 } = totals;
  if (median === null || p95 === null) return 'No test has passed.';
  const change = comparedDuration(median, previous.median_duration);
  return `Half of the passed tests took ${runDuration(median)} or less${change}; 95 of 100 took ${runDuration(p95)} or less.`;
}

function comparedDuration(median: number, before: number | null): string {
  if (before === null) return '';
  const difference = median - before;
  // As little as nobody notices.
  if (Math.abs(difference) < Math.max(0.5, before / 50)) return ', as before';
  return `, ${runDuration(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than before`;
}

/** `12 results: 9 passed, 1 flaky, 2 failed, 0 errors.` */
export function resultsFinding(totals: Results): string {
  const { passed, flaky, failed, error } = totals;
  return `${counted(resultCount(totals), 'result')}: ${NUMBER.format(passed)} passed, ${NUMBER.format(flaky)} flaky, ${NUMBER.format(failed)} failed, ${counted(error, 'error')}.`;
}

/** `1 result`, `1,200 results` */
const counted = (count: number, name: string) => `${NUMBER.format(count)} ${name}${count === 1 ? '' : 's'}`;

/** A change between two runs of a test. */
interface Change {
  text: string;
  /** The test run that has more about it. */
  testRunId?: number;
}

/** What is known to have changed since a test passed: of the test, of the page, of what is tested. */
export function changesOf({
  edit,
  is_page_changed: isPageChanged,
  commit,
  since,
}: OverviewRedTest): Change[] {
  const changes: Change[] = [];
  if (edit) changes.push({ text: editText(edit) });
  if (isPageChanged) changes.push({ text: 'The page changed', testRunId: since.test_run_id });
  if (commit) changes.push({ text: `Commit ${commit.from.slice(0, 7)} → ${commit.to.slice(0, 7)}` });
  return changes;
}

function editText({ version, by }: NonNullable<OverviewRedTest['edit']>): string {
  if (version === null) return 'A module, the suite or the table changed';
  return by === null ? `Test edited (version ${version})` : `Test edited by ${by} (version ${version})`;
}
