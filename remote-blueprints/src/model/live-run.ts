import type { SimulationStep } from 'shared/contract';
import { mergeOrder } from './live-order.ts';
import type { LiveRun, LiveState } from './live-state.ts';
import type { RunRange } from './run-range.ts';
import type { SummarizedRun } from './run-summary.ts';
import type { EditorStep } from './step.ts';

export interface StartedLiveRun {
  number: number;
  /** Shown as the id of a simulation. */
  sessionId: string;
  kind: RunRange['kind'];
  /** As in `StartedRun`. */
  target?: string | undefined;
  isNewWindow: boolean;
  steps: EditorStep[];
  /** All steps of the editor. */
  list: EditorStep[];
}

/** The state once a run has been requested. What earlier runs did in the same window stays known. */
export function startLiveRun(state: LiveState, started: StartedLiveRun): LiveState {
  const { number, sessionId, kind, target, isNewWindow, steps, list } = started;
  const repeated = new Set(steps.map(({ id }) => id));
  const earlier = isNewWindow ? [] : state.done.filter(({ id }) => !repeated.has(id));
  const known = isNewWindow ? [] : resultsOf(state.run, earlier);
  const run: LiveRun = {
    number,
    kind,
    target,
    isNewWindow,
    started: steps,
    list,
    steps: [...earlier, ...steps],
    earlierCount: known.length,
    phase: 'running',
    simulation: {
      simulation_id: sessionId,
      status: 'running',
      error: null,
      initial_screenshot_url: isNewWindow ? null : (state.run?.simulation.initial_screenshot_url ?? null),
      steps: known,
    },
    problem: null,
  };
  const order = mergeOrder(isNewWindow ? [] : state.order, list);
  return { ...state, run, earlierRun: state.run, order, rejection: null, highlight: null };
}

/** The run in the shape of a simulation's. */
export function summarizedLiveRun({
  kind,
  target,
  isNewWindow,
  steps,
  started,
  list,
  phase,
  ...run
}: LiveRun): SummarizedRun {
  const { simulation, problem } = run;
  return {
    run: { kind, target, steps, list, live: { isNewWindow, started } },
    loginSteps: 0,
    phase,
    simulation,
    problem,
  };
}

/** The results of steps that stay, in their order; those of the login module stay with them. */
function resultsOf(run: LiveRun | null, steps: EditorStep[]): SimulationStep[] {
  if (!run) return [];
  const numbers = new Map(steps.map(({ id }, index) => [id, index + 1]));
  return run.simulation.steps.flatMap((step) => {
    const sent = step.place?.step ?? null;
    const number = sent === null ? null : numbers.get(run.steps[sent - 1]?.id ?? '');
    if (number === undefined) return [];
    return [{ ...step, place: { step: number, module: step.place?.module ?? null } }];
  });
}

/** The run is over without its `run-finished`. */
export function abandonRun(run: LiveRun | null, problem: string): LiveRun | null {
  if (run?.phase !== 'running') return run;
  return { ...run, phase: 'stopped', problem, simulation: { ...run.simulation, status: 'cancelled' } };
}
