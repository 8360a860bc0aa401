import type { SimulateBody, Simulation } from 'shared/contract';
import { request } from 'shared/http';

/** Gives the id of the simulation. */
export async function startSimulation(body: SimulateBody): Promise<string> {
  return (await request<{ simulation_id: string }>('/simulate', { method: 'POST', body })).simulation_id;
}

export function loadSimulation(id: string, signal: AbortSignal): Promise<Simulation> {
  return request<Simulation>(`/simulate/${id}/status`, { signal });
}

export async function cancelSimulation(id: string): Promise<void> {
  await request(`/simulate/${id}/cancel`, { method: 'POST', keepalive: true });
}
