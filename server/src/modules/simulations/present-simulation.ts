import type { Simulation } from 'shared/contract';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ActionRow, SimulationRow, StepRow } from './simulations-repository.ts';

export function presentSimulation(
  simulation: SimulationRow,
  steps: StepRow[],
  actions: ActionRow[],
  storage: Storage,
): Simulation {
  const address = (key: string | null) => (key === null ? null : storage.readAddress(key));
  const byStep = Map.groupBy(actions, ({ stepId }) => stepId);
  return {
    simulation_id: simulation.id,
    status: simulation.status,
    error: simulation.error,
    initial_screenshot_url: address(simulation.initialScreenshotKey),
    steps: steps.map((step) => ({
      status: step.status,
      reason: step.reason,
      ...(step.moduleStepNumber === null ? {} : { module_step_number: step.moduleStepNumber }),
      actions: (byStep.get(step.id) ?? []).map((action) => ({
        action_number: action.actionNumber,
        status: action.isSuccessful ? 'completed' : 'failed',
        screenshot_url: address(action.screenshotKey),
        results: { type: action.type, description: action.description },
      })),
    })),
  };
}

/** The answer for one that has expired, never existed or is another company's. */
export function presentMissing(id: string): Simulation {
  return { simulation_id: id, status: 'not_found', error: null, initial_screenshot_url: null, steps: [] };
}
