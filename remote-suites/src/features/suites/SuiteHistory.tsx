import type { RecentRun, Suite } from 'shared/contract';
import { ResultStrip } from 'shared/results';
import { paths } from 'shared/router';
import { font, styled } from 'shared/theme';
import { Row, TextLink } from 'shared/ui';

/** How many tests a suite has, which leads to them, and how its last runs ended. Nothing where the server does not report it. */
export function SuiteHistory({
  suite: { id, name, test_count: tests, recent_runs: runs },
}: {
  suite: Suite;
}) {
  if (tests === undefined && runs === undefined) return null;
  return (
    <Line justify="space-between">
      {tests !== undefined && (
        <TextLink to={paths.suiteTests(id)} aria-label={`${countOf(tests)} of ${name}`}>
          {countOf(tests)}
        </TextLink>
      )}
      {runs && (
        <ResultStrip label={`Last runs of ${name}`} results={runs.map(toResult)} pathOf={paths.groupRun} />
      )}
    </Line>
  );
}

const countOf = (tests: number): string =>
  tests === 0 ? 'No tests' : `${tests} test${tests === 1 ? '' : 's'}`;

const toResult = ({ id, status, created_at, is_flaky }: RecentRun) => ({
  test_run_id: id,
  status,
  time_ran: created_at,
  is_changed: false,
  is_flaky,
});

const Line = styled(Row)`
  ${font('sm')}
`;
