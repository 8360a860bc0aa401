import type { GroupRun } from 'shared/contract';
import { runDuration, shortDateTime } from 'shared/format';
import { paths } from 'shared/router';
import { StatusBadge } from 'shared/results';
import { PageHeader } from 'shared/ui';
import { Elapsed } from '../../features/times/Elapsed.tsx';
import { isUnfinished, overallStatus } from '../../model/run-status.ts';
import { GroupRunActions } from './GroupRunActions.tsx';

/** The top of the screen; before the run has come, the way back. It is one element throughout: the heading keeps the focus. */
export function GroupRunHeader({ run }: { run: GroupRun | undefined }) {
  return (
    <PageHeader
      title={run?.name ?? 'Group run'}
      badge={run && <StatusBadge status={overallStatus(run.status)} />}
      backTo={paths.runs()}
      backLabel="Back to runs"
      actions={run && <GroupRunActions run={run} />}
    >
      {run && <Facts run={run} />}
    </PageHeader>
  );
}

function Facts({ run }: { run: GroupRun }) {
  const { status, startTime, created_at, duration, passedTests, totalTests } = run;
  const start = startTime ?? created_at;
  return (
    <>
      <time dateTime={start}>{shortDateTime(start)}</time>
      {isUnfinished(status) ? <Elapsed startTime={startTime} /> : <span>{runDuration(duration)}</span>}
      <span>
        {passedTests}/{totalTests} passed
      </span>
    </>
  );
}
