import { Sparkles, TriangleAlert } from 'lucide-react';
import type { TestRun } from 'shared/contract';
import { longDateTime, testRunDuration } from 'shared/format';
import { paths } from 'shared/router';
import { StatusBadge } from 'shared/results';
import { Badge, PageHeader } from 'shared/ui';
import { CompareLink } from '../../features/compare/CompareLink.tsx';
import { countContradicted, contradictedText } from '../../model/mark.ts';
import { isUnfinished } from '../../model/run-status.ts';
import { countPassed, testRunTitle, totalDuration } from '../../model/test-run.ts';
import { usageText } from '../../model/usage.ts';
import { RunHistory } from './RunHistory.tsx';

/**
 * The result or progress of a test run; while the run loads, the link back. It stays mounted, so that the heading retains the focus.
 */
export function TestRunHeader({ run }: { run: TestRun | undefined }) {
  return (
    <PageHeader
      title={run ? testRunTitle(run) : 'Test run'}
      badge={run && <StatusBadge status={run.status} />}
      backTo={run ? paths.groupRun(run.test_group_run_id) : paths.runs()}
      backLabel={run ? 'Back to group run' : 'Back to runs'}
      actions={run && <CompareLink run={run} />}
      description={
        run && isUnfinished(run.status) && 'The steps and their pictures appear when the test has ended.'
      }
    >
      {run && <Facts run={run} />}
    </PageHeader>
  );
}

function Facts({ run: { id, results, created_at, usage } }: { run: TestRun }) {
  const contradicted = countContradicted(results);
  return (
    <>
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
      <RunHistory runId={id} />
    </>
  );
}
