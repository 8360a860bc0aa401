import type { TestRun } from 'shared/contract';
import { longDateTime, testRunDuration } from 'shared/format';
import { paths } from 'shared/router';
import { PageHeader, StatusBadge } from 'shared/ui';
import { isUnfinished } from '../../model/run-status.ts';
import { countPassed, testRunTitle, totalDuration } from '../../model/test-run.ts';

/** What a test run came to, or how far it is. */
export function TestRunHeader({ run }: { run: TestRun }) {
  const { results, status, created_at, test_group_run_id } = run;
  return (
    <PageHeader
      title={testRunTitle(run)}
      badge={<StatusBadge status={status} />}
      backTo={paths.groupRun(test_group_run_id)}
      backLabel="Back to group run"
      description={isUnfinished(status) && 'The steps and their pictures appear when the test has ended.'}
    >
      <time dateTime={created_at}>{longDateTime(created_at)}</time>
      <span>{testRunDuration(totalDuration(results))}</span>
      <span>
        {countPassed(results)}/{results.length} steps passed
      </span>
    </PageHeader>
  );
}
