import type { TestRun } from 'shared/contract';
import { testRunDuration } from 'shared/format';
import { durationSoFar, totalDuration } from '../model/test-run.ts';
import { useTickingText } from '../state/clock.ts';

/** How long the steps of a test run took, or have taken so far; nothing before the first one. */
export function TestRunDuration({ run }: { run: TestRun }) {
  if (run.status === 'pending') return null;
  if (run.status === 'running') return <SoFar run={run} />;
  return <span>{testRunDuration(totalDuration(run.results))}</span>;
}

function SoFar({ run }: { run: TestRun }) {
  const text = useTickingText((now) => {
    const seconds = durationSoFar(run, now);
    return seconds === null ? 'In progress' : testRunDuration(seconds);
  });
  return <span>{text}</span>;
}
