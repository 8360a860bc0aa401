import type { SimulationStatus } from 'shared/constants';
import type { SentSimulation, SentTestRun, StepMark } from 'shared/contract';
import type { StepRow } from '../test-runs/test-runs-repository.ts';
import type { SimulationRow } from './simulations-repository.ts';

const STATUS_OF_RUN = {
  pending: 'pending',
  running: 'running',
  passed: 'completed',
  failed: 'failed',
  error: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<SimulationRow['status'], SimulationStatus>;

/** @param steps in the order of the results */
export function presentSimulation(
  { simulationId, status: statusOfRun }: Pick<SimulationRow, 'simulationId' | 'status'>,
  run: Pick<SentTestRun, 'error' | 'initial_screenshot_url' | 'results'>,
  steps: Pick<StepRow, 'startedAt'>[],
): SentSimulation {
  const status = STATUS_OF_RUN[statusOfRun];
  const failedStep = run.results.find(({ is_successful }) => is_successful === false);
  return {
    simulation_id: simulationId,
    status,
    error: run.error ?? (status === 'failed' ? (failedStep?.result ?? null) : null),
    initial_screenshot_url: run.initial_screenshot_url,
    steps: run.results.map(({ is_successful, result, marks, missing_name, fixes, place, actions }, index) => {
      const isOpen = is_successful === null;
      return {
        status: isOpen
          ? steps[index]?.startedAt
            ? 'running'
            : 'pending'
          : is_successful
            ? 'completed'
            : 'failed',
        reason: isOpen ? null : withHealing(result, marks),
        missing_name,
        fixes,
        written: marks.flatMap(({ sentences = [] }) => sentences),
        ...(place.step !== null && { module_step_number: place.step }),
        place,
        actions: actions.map((action, position) => ({
          action_number: position + 1,
          status: action.is_successful ? 'completed' : 'failed',
          screenshot_url: action.screenshot_url,
          screenshot_before_url: action.screenshot_before_url,
          element: action.element,
          results: { type: action.type, description: action.description },
        })),
      };
    }),
  };
}

/** A simulation has no other place for what a step found under a new name. */
function withHealing(result: string | null, marks: StepMark[]): string | null {
  const healed = marks.filter(({ kind }) => kind === 'healed').map(({ text }) => text);
  return result === null ? null : [result, ...healed].join(' ');
}
