import { changesSince } from '../../model/run-range.ts';
import { summarizeRun, type SummarizedRun } from '../../model/run-summary.ts';
import { SummaryLine } from './SummaryLine.tsx';
import { useFollowRun } from './useFollowRun.ts';
import type { StepRuns } from './useStepRuns.ts';

/** How the latest run of the steps goes or went, until it is dismissed or a step changes; before it, the run of the address. */
export function RunResult({ runs: { simulation, past, steps } }: { runs: StepRuns }) {
  const { latest, isRunning, isDismissed, dismiss } = simulation;
  if (!latest) return past?.summary && <SummaryLine summary={past.summary} onDismiss={past.dismiss} />;
  const isShown = !isDismissed && (isRunning || changesSince(latest.run, steps).isCurrent);
  return <FollowedRun latest={latest} isShown={isShown} onDismiss={dismiss} />;
}

interface Props {
  latest: SummarizedRun;
  isShown: boolean;
  onDismiss: () => void;
}

function FollowedRun({ latest, isShown, onDismiss }: Props) {
  const summary = summarizeRun(latest);
  useFollowRun(summary);
  return isShown && <SummaryLine summary={summary} onDismiss={onDismiss} />;
}
