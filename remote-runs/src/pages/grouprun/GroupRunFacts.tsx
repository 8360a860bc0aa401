import { Layers, Server, Snowflake, Sparkles } from 'lucide-react';
import type { GroupRun } from 'shared/contract';
import { runDuration, shortDateTime, waitingText } from 'shared/format';
import { styled } from 'shared/theme';
import { Badge } from 'shared/ui';
import { StartedBy } from '../../components/StartedBy.tsx';
import { UnstableCounts } from '../../features/tries/UnstableCounts.tsx';
import { isUnfinished } from '../../model/run-status.ts';
import { useTickingText } from '../../state/clock.ts';

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

/** Under which conditions the tests of a group run were executed, as far as the server names them. */
function RunConditions({ run }: { run: GroupRun }) {
  const { environment, base_url: baseUrl, shard, is_frozen: isFrozen } = run;
  const calls = modelCallsText(run);
  return (
    <>
      {environment && <Badge icon={<Server />}>{environment}</Badge>}
      {baseUrl && <Address>{baseUrl}</Address>}
      {shard && (
        <Badge icon={<Layers />}>
          Shard {shard.index} of {shard.total}
        </Badge>
      )}
      {calls !== null && (
        <Badge
          tone="info"
          icon={isFrozen ? <Snowflake /> : <Sparkles />}
          title={
            isFrozen
              ? 'The steps were run as they are written, without a model and without healing'
              : undefined
          }
        >
          {calls}
        </Badge>
      )}
    </>
  );
}

const Address = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** `Frozen: 0 model calls`, or `3 model calls` of a run that may ask a model; null where there is nothing to say. */
function modelCallsText({ is_frozen: isFrozen, model_calls: calls }: GroupRun): string | null {
  const count = calls === 1 ? '1 model call' : `${calls} model calls`;
  if (isFrozen) return calls === undefined ? 'Frozen' : `Frozen: ${count}`;
  return calls ? count : null;
}
