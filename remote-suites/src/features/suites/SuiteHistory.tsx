import type { RecentRun, Suite } from 'shared/contract';
import { ResultStrip } from 'shared/results';
import { paths } from 'shared/router';
import { Row } from 'shared/ui';

/** How the last runs of a suite ended. Nothing where the server does not report it. */
export function SuiteHistory({ suite: { name, recent_runs: runs } }: { suite: Suite }) {
  if (runs === undefined) return null;
  return (
    <Row justify="end">
      <ResultStrip label={`Last runs of ${name}`} results={runs.map(toResult)} pathOf={paths.groupRun} />
    </Row>
  );
}

const toResult = ({ id, status, created_at, is_flaky }: RecentRun) => ({
  test_run_id: id,
  status,
  time_ran: created_at,
  is_changed: false,
  is_flaky,
});
