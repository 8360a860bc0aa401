import type { GroupRun } from 'shared/contract';
import { runDuration, shortDateTime } from 'shared/format';
import { paths } from 'shared/router';
import { StatusBadge } from 'shared/results';
import { PageHeader } from 'shared/ui';
import { RunAgain } from '../../features/rerun/RunAgain.tsx';
import { StopRunButton } from '../../features/stop/StopRunButton.tsx';
import { isUnfinished, overallStatus } from '../../model/run-status.ts';
import { useTickingText } from '../../state/clock.ts';

/** The header; while the run loads, the link back. It stays mounted, so that the heading retains the focus. */
export function GroupRunHeader({ run }: { run: GroupRun | undefined }) {
  return (
    <PageHeader
      title={run?.name ?? 'Group run'}
      badge={run && <StatusBadge status={overallStatus(run.status)} />}
      backTo={paths.runs()}
      backLabel="Back to runs"
      actions={run && <Actions run={run} />}
    >
      {run && <Facts run={run} />}
    </PageHeader>
  );
}

/** Stops an unfinished run, repeats a finished one. */
function Actions({ run }: { run: GroupRun }) {
  const { id, name, status, passedTests, totalTests } = run;
  if (isUnfinished(status)) return <StopRunButton id={id} />;
  if (totalTests === 0) return null;
  return <RunAgain id={id} name={name} total={totalTests} notPassed={totalTests - passedTests} />;
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

/** The time since `startTime` (ISO 8601), which updates by itself; In progress before the start. */
function Elapsed({ startTime }: { startTime: string | null }) {
  const text = useTickingText((now) =>
    runDuration(startTime === null ? null : (now.getTime() - Date.parse(startTime)) / 1000),
  );
  return <span>{text}</span>;
}
