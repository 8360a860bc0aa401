import type { SimulateBody, Simulation } from 'shared/contract';
import { callApi } from 'shared/http';

/** Returns the id of the simulation. */
export async function startSimulation(body: SimulateBody): Promise<string> {
  return (await callApi('POST /simulate', { body })).simulation_id;
}

export function loadSimulation(id: string, signal: AbortSignal): Promise<Simulation> {
  return callApi('GET /simulate/:id/status', { params: { id }, signal });
}

export async function cancelSimulation(id: string): Promise<void> {
  await callApi('POST /simulate/:id/cancel', { params: { id }, keepalive: true });
}
