import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../server/src/platform/embedded-database/server.ts';
import { startProcess } from '../../../../server/src/testing/start-process.ts';

const READY_LIMIT = 60_000;

/** A running process of the server. */
export interface BenchProcess {
  pid: number;
  /** The API's; of the others, where they report of their health. */
  address: string;
  stop(): Promise<void>;
}

/** Starts a process as operators do, with the options for Node that this one was given, and waits until it is ready. */
export async function startBenchProcess(
  name: 'api' | 'worker' | 'scheduler',
  environment: Record<string, string>,
): Promise<BenchProcess> {
  const port = String(await freePort());
  const { child, exit, errors } = startProcess(name, {
    ...environment,
    NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '',
    LOG_LEVEL: 'info',
    ...(name === 'api' ? { API_PORT: port } : { METRICS_PORT: port }),
  });
  child.stdout.resume();
  const address = `http://localhost:${port}`;
  const deadline = Date.now() + READY_LIMIT;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The process ${name} did not start: ${errors()}`);
    await sleep(100);
  }
  return {
    pid: child.pid ?? 0,
    address,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
