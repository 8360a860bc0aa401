import { setTimeout as sleep } from 'node:timers/promises';
import type { Processes } from './processes.ts';
import type { Environment } from './environment.ts';

/** How long a start is retried. */
const TIMEOUT_MS = 120_000;

/**
 * Starts `count` runs, spread over `duration` milliseconds so that problems hit some that are executing. Returns the confirmed ids. `keys`:
 * the prefix of their idempotency keys.
 */
export async function startRuns(
  processes: Processes,
  environment: Environment,
  count: number,
  duration: number,
  keys = 'run',
): Promise<number[]> {
  const ids: number[] = [];
  const begin = Date.now();
  for (let number = 0; number < count; number += 1) {
    ids.push(await startRun(processes.addresses, environment, `${keys}-${number}`));
    await sleep(Math.max(0, begin + (duration * (number + 1)) / count - Date.now()));
  }
  return ids;
}

/** Starts a run as a pipeline does: retries with the same key, at alternating APIs, until one has answered. */
async function startRun(addresses: string[], { apiKey, testId }: Environment, key: string): Promise<number> {
  const end = Date.now() + TIMEOUT_MS;
  for (let round = 0; Date.now() < end; round += 1) {
    const address = addresses[round % addresses.length] ?? '';
    const reply = await fetch(`${address}/test_group_run/trigger_run`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ test_blueprint_ids: [testId] }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    const body = reply?.status === 201 ? await reply.json().catch(() => undefined) : undefined;
    if (body) return (body as { test_group_run: { id: number } }).test_group_run.id;
    if (reply && reply.status >= 400 && reply.status < 500 && reply.status !== 409)
      throw new Error(`A start was refused: ${reply.status} ${await reply.text()}`);
    await sleep(200);
  }
  throw new Error('No API took the start.');
}
