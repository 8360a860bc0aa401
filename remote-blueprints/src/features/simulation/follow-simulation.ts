import { SIMULATION_POLL_INTERVAL } from 'shared/constants';
import type { Simulation } from 'shared/contract';
import { ApiError, isOffline, whenOnline } from 'shared/http';
import { watchChanges } from 'shared/live';
import { loadSimulation } from '../../api/simulations.ts';

const MAX_FAILURES = 5;
const MAX_DURATION = 15 * 60 * 1000;

/**
 * Asks for a simulation's status until it has ended, one request after the other: after each change that the server reports, and every five
 * seconds. Gives its end. Throws after five failures in a row, after 15 minutes, and when `signal` is aborted. A lost connection is no failure:
 * the server executes the steps meanwhile, and the time without a connection does not count.
 */
export async function followSimulation(
  id: string,
  signal: AbortSignal,
  onStatus: (simulation: Simulation) => void,
): Promise<Simulation> {
  let deadline = Date.now() + MAX_DURATION;
  const changes = watchChanges((change) => change === 'unknown' || change.id === id);
  let failures = 0;
  try {
    while (Date.now() < deadline) {
      try {
        const simulation = await loadSimulation(id, signal);
        failures = 0;
        if (simulation.status !== 'not_found') onStatus(simulation);
        if (simulation.status !== 'pending' && simulation.status !== 'running') return simulation;
      } catch (error) {
        if (signal.aborted) throw error;
        if (isOffline()) {
          const lostAt = Date.now();
          await whenOnline(signal);
          deadline += Date.now() - lostAt;
          continue;
        }
        if (!isUnanswered(error)) failures += 1;
        if (failures === MAX_FAILURES) throw error;
      }
      await changes.next(SIMULATION_POLL_INTERVAL, signal);
    }
  } finally {
    changes.stop();
  }
  throw new Error('The run took longer than 15 minutes.');
}

/** The server restarts, or there is no way to it that the browser knows of. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
