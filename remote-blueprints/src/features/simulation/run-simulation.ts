import type { SimulateBody, Simulation } from 'shared/contract';
import { errorText } from 'shared/http';
import { cancelSimulation, startSimulation } from '../../api/simulations.ts';
import { followedRun, type FollowedRun } from '../../model/followed-run.ts';
import type { SummarizedRun } from '../../model/run-summary.ts';
import { noticeFailure } from '../../notices.ts';
import { followSimulation } from './follow-simulation.ts';
import { showEnd, showStarted } from './simulation-notices.ts';

export interface Listeners {
  /** null: it has no id yet. */
  onStart: (id: string | null) => void;
  onChange: (run: FollowedRun) => void;
}

const FAILURE = 'Failed to run steps.';

/** Runs steps in the browser of a worker and follows them to their end, or until `signal` is aborted. Never throws. */
export async function runSimulation(
  body: SimulateBody,
  initial: Pick<SummarizedRun, 'run' | 'loginSteps'>,
  signal: AbortSignal,
  { onStart, onChange }: Listeners,
): Promise<void> {
  let latest: SummarizedRun = { ...initial, phase: 'running', simulation: null, problem: null };
  const change = (changes: Partial<SummarizedRun>) =>
    onChange(followedRun((latest = { ...latest, ...changes })));
  change({});
  let id: string | undefined;
  let hideStarted: (() => void) | undefined;
  try {
    id = await startSimulation(body);
    onStart(id);
    signal.throwIfAborted();
    hideStarted = showStarted(id, body.file_name);
    const end = await followSimulation(id, signal, (simulation) => change({ simulation }));
    // One that is no longer available has no steps.
    const isGone = end.status === 'not_found';
    change({ simulation: (isGone && withStatus(latest.simulation, 'not_found')) || end, phase: 'ended' });
    hideStarted();
    showEnd(end);
  } catch (error) {
    hideStarted?.();
    // The server would continue without a viewer, and the steps would pulse for ever.
    if (id !== undefined) void cancelSimulation(id).catch(() => undefined);
    change({
      simulation: withStatus(latest.simulation, 'cancelled'),
      phase: 'stopped',
      problem: signal.aborted ? null : errorText(error, FAILURE),
    });
    if (!signal.aborted) noticeFailure(error, FAILURE, 'Simulation Failed');
  }
}

/** The last known state of a simulation of which no more is known, so that nothing of it is shown as running. */
function withStatus(known: Simulation | null, status: Simulation['status']): Simulation | null {
  return known && { ...known, status };
}
