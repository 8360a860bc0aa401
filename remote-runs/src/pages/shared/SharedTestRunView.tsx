import { Server } from 'lucide-react';
import { useMemo } from 'react';
import type { SharedTestRun } from 'shared/contract';
import { longDateTime } from 'shared/format';
import { lazyPart } from 'shared/remote';
import { Badge, PageHeader, Stack } from 'shared/ui';
import { TestRunDuration } from '../../components/TestRunDuration.tsx';
import { StepProgress } from '../../features/step-progress/StepProgress.tsx';
import { TryBadges } from '../../features/tries/TryBadges.tsx';
import { isUnfinished } from '../../model/run-status.ts';
import { testRunOf } from '../../model/shared-run.ts';
import { stepProgress } from '../../model/step-progress.ts';
import { countPassed, testRunTitle } from '../../model/test-run.ts';
import { TestRunResults } from '../testrun/TestRunResults.tsx';

const LiveSteps = lazyPart(async () => (await import('../../features/live-steps/LiveSteps.tsx')).LiveSteps);

export const BACK_LABEL = 'Back to group run';

interface Props {
  shared: SharedTestRun;
  /** Absent: the link shows this test run only. */
  backTo?: string;
  /** Asks for the run again. */
  onRefresh: () => Promise<unknown>;
}

/** The results of a shared test run. */
export function SharedTestRunView({ shared, backTo, onRefresh }: Props) {
  const run = useMemo(() => testRunOf(shared), [shared]);
  const { results, status } = run;
  return (
    <Stack gap={4}>
      <PageHeader
        title={testRunTitle(run)}
        badge={
          <TryBadges {...{ status, earlier: shared.earlier_tries, isQuarantined: shared.is_quarantined }} />
        }
        {...(backTo !== undefined && { backTo, backLabel: BACK_LABEL })}
      >
        <time dateTime={run.created_at}>{longDateTime(run.created_at)}</time>
        <TestRunDuration run={run} />
        <span>
          {countPassed(results)}/{results.length} steps passed
        </span>
        {run.environment && <Badge icon={<Server />}>{run.environment}</Badge>}
      </PageHeader>
      <StepProgress states={stepProgress(run)} />
      {isUnfinished(status) ? (
        <LiveSteps run={run} />
      ) : (
        <TestRunResults run={run} onRefresh={onRefresh} isShared />
      )}
    </Stack>
  );
}
