import type { Simulation, SimulationStep } from 'shared/contract';

export function simulationOf(status: Simulation['status'], values: Partial<Simulation> = {}): Simulation {
  return { simulation_id: 's', status, error: null, initial_screenshot_url: null, steps: [], ...values };
}

export function simulatedStep(values: Partial<SimulationStep> = {}): SimulationStep {
  return { status: 'completed', reason: null, actions: [], ...values };
}
