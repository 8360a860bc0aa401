import { setTimeout as sleep } from 'node:timers/promises';
import type { SimulateBody, Simulation } from 'shared/contract';
import { callApi, type Account } from './live-client.ts';

const INTERVAL_MS = 500;
const TIMEOUT_MS = 300_000;

/** Runs steps as the editor does without a live browser. @returns how many have passed. */
export async function simulate(account: Account, body: SimulateBody): Promise<number> {
  const { simulation_id: id } = await callApi<{ simulation_id: string }>(account, 'POST', '/simulate', body);
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const { status, steps } = await callApi<Simulation>(account, 'GET', `/simulate/${id}/status`);
    const isOver = status !== 'pending' && status !== 'running';
    if (isOver) return steps.filter((step) => step.status === 'completed').length;
    if (performance.now() > deadline) throw new Error(`Simulation ${id} did not end.`);
    await sleep(INTERVAL_MS);
  }
}
