import type { TestRun } from 'shared/contract';
import { testRunDuration } from 'shared/format';
import { durationSoFar, totalDuration } from '../model/test-run.ts';
import { useTickingText } from '../state/clock.ts';

const IN_PROGRESS = 'In progress';

/** How long the steps of a test run took, or have taken so far; nothing before the first one. */
export function TestRunDuration({ run }: { run: TestRun }) {
  if (run.status === 'pending') return null;
  if (run.status === 'running') return <SoFar run={run} />;
  const seconds = totalDuration(run.results);
  return <Labelled isKnown={seconds !== null} text={testRunDuration(seconds)} />;
}

function SoFar({ run }: { run: TestRun }) {
  const text = useTickingText((now) => {
    const seconds = durationSoFar(run, now);
    return seconds === null ? IN_PROGRESS : testRunDuration(Math.floor(seconds));
  });
  return <Labelled isKnown={text !== IN_PROGRESS} text={text} />;
}

/** The whole run takes longer than its steps: a group run says how long it took. */
function Labelled({ isKnown, text }: { isKnown: boolean; text: string }) {
  if (!isKnown) return <span>{text}</span>;
  return (
    <span title="The steps of the test, without the start of the browser and the end of the recording">
      Steps took <span>{text}</span>
    </span>
  );
}
