import { lazyPart } from 'shared/remote';
import type { StepRuns } from './useStepRuns.ts';

const RunResult = lazyPart(async () => (await import('./RunResult.tsx')).RunResult);

/** What came of the latest run, in a line above the steps; loaded with the first run. */
export function RunSummary({ runs }: { runs: StepRuns }) {
  if (!runs.simulation.latest && !runs.past) return null;
  return <RunResult runs={runs} />;
}
