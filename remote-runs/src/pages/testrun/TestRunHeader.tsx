import { Sparkles, TriangleAlert } from 'lucide-react';
import type { TestRun } from 'shared/contract';
import { longDateTime, testRunDuration } from 'shared/format';
import { paths } from 'shared/router';
import { Badge, PageHeader, StatusBadge } from 'shared/ui';
import { CompareLink } from '../../features/compare/CompareLink.tsx';
import { countContradicted, contradictedText } from '../../model/mark.ts';
import { isUnfinished } from '../../model/run-status.ts';
import { countPassed, testRunTitle, totalDuration } from '../../model/test-run.ts';
import { usageText } from '../../model/usage.ts';
import { RunHistory } from './RunHistory.tsx';

/** What a test run came to, or how far it is. */
export function TestRunHeader({ run }: { run: TestRun }) {
  const { results, status, created_at, test_group_run_id, usage } = run;
  const contradicted = countContradicted(results);
  return (
    <PageHeader
      title={testRunTitle(run)}
      badge={<StatusBadge status={status} />}
      backTo={paths.groupRun(test_group_run_id)}
      backLabel="Back to group run"
      actions={<CompareLink run={run} />}
      description={isUnfinished(status) && 'The steps and their pictures appear when the test has ended.'}
    >
      <time dateTime={created_at}>{longDateTime(created_at)}</time>
      <span>{testRunDuration(totalDuration(results))}</span>
      <span>
        {countPassed(results)}/{results.length} steps passed
      </span>
      {contradicted > 0 && (
        <Badge tone="warning" icon={<TriangleAlert />}>
          {contradictedText(contradicted)}
        </Badge>
      )}
      {usage && (
        <Badge tone="info" icon={<Sparkles />}>
          {usageText(usage)}
        </Badge>
      )}
      <RunHistory runId={run.id} />
    </PageHeader>
  );
}
