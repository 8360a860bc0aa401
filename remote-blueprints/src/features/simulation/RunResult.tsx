import { changesSince, type Changes } from '../../model/run-changes.ts';
import { summarizeRun, type SummarizedRun } from '../../model/run-summary.ts';
import { SummaryLine } from './SummaryLine.tsx';
import { useFollowRun } from './useFollowRun.ts';
import type { StepRuns } from './useStepRuns.ts';

/**
 * How the latest run of the steps goes or went, until it is dismissed; before it, the run of the address. A failure also stays
 * while other steps than the failed one change, with the numbers of the run.
 */
export function RunResult({ runs: { simulation, past, steps } }: { runs: StepRuns }) {
  const { latest, isRunning, isDismissed, dismiss } = simulation;
  if (!latest) return past?.summary && <SummaryLine summary={past.summary} onDismiss={past.dismiss} />;
  const changes = isRunning ? null : changesSince(latest.run, steps);
  return <FollowedRun latest={latest} changes={changes} isDismissed={isDismissed} onDismiss={dismiss} />;
}

interface Props {
  latest: SummarizedRun;
  /** null while the steps run. */
  changes: Changes | null;
  isDismissed: boolean;
  onDismiss: () => void;
}

function FollowedRun({ latest, changes, isDismissed, onDismiss }: Props) {
  const summary = summarizeRun(latest);
  useFollowRun(summary);
  if (isDismissed) return null;
  if (!changes || changes.isCurrent) return <SummaryLine summary={summary} onDismiss={onDismiss} />;
  const { tone, stepId } = summary;
  if (tone !== 'failed' || stepId === null || changes.changed.has(stepId)) return null;
  return <SummaryLine summary={{ ...summary, note: 'Before your changes' }} onDismiss={onDismiss} />;
}
