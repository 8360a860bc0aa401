import { changesSince } from '../../model/run-range.ts';
import { summarizeRun } from '../../model/run-summary.ts';
import { SummaryLine } from './SummaryLine.tsx';
import type { StepRuns } from './useStepRuns.ts';

/** How the latest run of the steps goes or went, until it is dismissed or a step changes; before it, the run of the address. */
export function RunResult({ runs: { simulation, past, steps } }: { runs: StepRuns }) {
  const { latest, isRunning, isDismissed, dismiss } = simulation;
  if (!latest) return past?.summary && <SummaryLine summary={past.summary} onDismiss={past.dismiss} />;
  if (isDismissed || (!isRunning && !changesSince(latest.run, steps).isCurrent)) return null;
  return <SummaryLine summary={summarizeRun(latest, steps)} onDismiss={dismiss} />;
}
