import type { GroupRun } from 'shared/contract';
import { runDuration, shortDateTime, waitingText } from 'shared/format';
import { styled } from 'shared/theme';
import { StartedBy } from '../../components/StartedBy.tsx';
import { UnstableCounts } from '../../features/tries/UnstableCounts.tsx';
import { isUnfinished } from '../../model/run-status.ts';
import { useTickingText } from '../../state/clock.ts';
import { RunConditions } from './RunConditions.tsx';

/** When a group run began, how long it takes, how many tests passed, and under which conditions. */
export function GroupRunFacts({ run }: { run: GroupRun }) {
  const { status, startTime, created_at, duration, passedTests, totalTests } = run;
  const start = startTime ?? created_at;
  const waits = waitingText(run.environment, run.place_in_line);
  return (
    <>
      <time dateTime={start}>{shortDateTime(start)}</time>
      {waits === null ? (
        <span title="From the start of the run to the end of its last test">
          Elapsed:{' '}
          {isUnfinished(status) ? <Elapsed startTime={startTime} /> : <span>{runDuration(duration)}</span>}
        </span>
      ) : (
        <Waiting>{waits}</Waiting>
      )}
      <span>
        {passedTests}/{totalTests} passed
      </span>
      <StartedBy run={run} />
      <UnstableCounts run={run} />
      <RunConditions run={run} />
    </>
  );
}

/** The time since `startTime` (ISO 8601), which updates by itself; In progress before the start. */
function Elapsed({ startTime }: { startTime: string | null }) {
  const text = useTickingText((now) =>
    runDuration(startTime === null ? null : Math.floor((now.getTime() - Date.parse(startTime)) / 1000)),
  );
  return <span>{text}</span>;
}

const Waiting = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
