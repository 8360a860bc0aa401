import { SIMULATION_POLL_INTERVAL } from 'shared/constants';
import type { Simulation } from 'shared/contract';
import { loadSimulation } from '../../api/simulations.ts';

const MAX_FAILURES = 5;
const MAX_DURATION = 15 * 60 * 1000;

/**
 * Asks for a simulation's status until it has ended, one request after the other, and gives its end. Throws after five
 * failures in a row, after 15 minutes, and when `signal` is aborted.
 */
export async function followSimulation(
  id: string,
  signal: AbortSignal,
  onStatus: (simulation: Simulation) => void,
): Promise<Simulation> {
  const deadline = Date.now() + MAX_DURATION;
  let failures = 0;
  while (Date.now() < deadline) {
    try {
      const simulation = await loadSimulation(id, signal);
      failures = 0;
      if (simulation.status !== 'not_found') onStatus(simulation);
      if (simulation.status !== 'pending' && simulation.status !== 'running') return simulation;
    } catch (error) {
      failures += 1;
      if (signal.aborted || failures === MAX_FAILURES) throw error;
    }
    await pause(SIMULATION_POLL_INTERVAL, signal);
  }
  throw new Error('The simulation took longer than 15 minutes.');
}

function pause(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, duration);
    signal.addEventListener('abort', stop, { once: true });
  });
}
