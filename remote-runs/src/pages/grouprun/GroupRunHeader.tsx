import type { GroupRun } from 'shared/contract';
import { runDuration, shortDateTime } from 'shared/format';
import { paths } from 'shared/router';
import { PageHeader, StatusBadge } from 'shared/ui';
import { StopRunButton } from '../../features/stop/StopRunButton.tsx';
import { Elapsed } from '../../features/times/Elapsed.tsx';
import { isUnfinished, overallStatus } from '../../model/run-status.ts';

export function GroupRunHeader({ run }: { run: GroupRun }) {
  const { id, name, status, startTime, created_at, duration, passedTests, totalTests } = run;
  const start = startTime ?? created_at;
  return (
    <PageHeader
      title={name}
      badge={<StatusBadge status={overallStatus(status)} />}
      backTo={paths.runs()}
      backLabel="Back to runs"
      actions={isUnfinished(status) && <StopRunButton id={id} />}
    >
      <time dateTime={start}>{shortDateTime(start)}</time>
      {isUnfinished(status) ? <Elapsed startTime={startTime} /> : <span>{runDuration(duration)}</span>}
      <span>
        {passedTests}/{totalTests} passed
      </span>
    </PageHeader>
  );
}
