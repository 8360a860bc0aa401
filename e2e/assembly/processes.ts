import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from 'test-support';
import { createLog } from '../../server/src/platform/log.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/embedded-database.ts';
import { startProcess } from '../../server/src/testing/start-process.ts';
import { enterAsOwner, makeCompany } from '../flows/make-company.ts';
import type { Session } from '../flows/sign-in-at.ts';

/** An API and workers as processes of their own, with a database of their own. */
export interface Processes {
  apiAddress: string;
  /** Of a person who may do everything. */
  session: Session;
  /** Resolves when it is ready. */
  startWorker(): Promise<Worker>;
  stop(): Promise<void>;
}

interface Worker {
  /** Ends it as a crash does: it can tell no one. */
  kill(): Promise<void>;
}

const OWNER = { company: 'Analytical Engines', email: 'ada@example.com' };

export async function startProcesses(): Promise<Processes> {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-processes-'));
  const database = await startEmbeddedDatabase({
    folder: join(folder, 'database'),
    log: createLog('silent'),
    isThrowaway: true,
  });
  const port = await findFreePort();
  const environment = {
    DATABASE_URL: database.url,
    DATA_FOLDER: folder,
    API_PORT: String(port),
    BROWSER_ALLOW: 'localhost',
  };
  const apiAddress = `http://localhost:${port}`;
  const running: ReturnType<typeof startProcess>[] = [];
  const start = (name: 'api' | 'worker', own: Record<string, string>) => {
    const process = startProcess(name, own);
    running.push(process);
    return process;
  };
  const stop = async () => {
    for (const { child } of running) child.kill('SIGTERM');
    await Promise.all(running.map(({ exit }) => exit));
    await database.stop();
    await rm(folder, { recursive: true });
  };
  try {
    const token = await makeCompany(OWNER, environment);
    const api = start('api', environment);
    await waitUntilStarted('The API', () => isReady(apiAddress), api.errors);
    return {
      apiAddress,
      session: await enterAsOwner(apiAddress, OWNER.email, token),
      async startWorker() {
        const worker = start('worker', { ...environment, LOG_LEVEL: 'info' });
        let log = '';
        worker.child.stdout.on('data', (chunk) => (log += chunk));
        const isStarted = async () => log.includes('The worker is ready');
        await waitUntilStarted('The worker', isStarted, () => log + worker.errors());
        return {
          async kill() {
            worker.child.kill('SIGKILL');
            await worker.exit;
          },
        };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function isReady(apiAddress: string): Promise<boolean> {
  return fetch(`${apiAddress}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @param output read when it has not started: what the process said */
async function waitUntilStarted(
  name: string,
  isStarted: () => Promise<boolean>,
  output: () => string,
): Promise<void> {
  await browser.waitUntil(isStarted).catch((cause: unknown) => {
    throw new Error(`${name} did not start: ${output()}`, { cause });
  });
}
