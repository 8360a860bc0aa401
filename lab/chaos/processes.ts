import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from 'test-support';
import { startProcess } from '../../server/src/testing/start-process.ts';
import type { Environment } from './environment.ts';

const READY_TIMEOUT_MS = 240_000;

export type Kind = 'api' | 'worker' | 'scheduler';

export interface ManagedProcess {
  kind: Kind;
  /** The `application_name` of its database connections, unique. */
  name: string;
  port: number;
  /** It has logged that it is ready. */
  isReady: boolean;
  process: ReturnType<typeof startProcess>;
}

/** Processes that are killed, paused or stopped, and replaced. */
export interface Processes {
  running: ManagedProcess[];
  /** Of the APIs; one of them may be down at the moment. */
  addresses: string[];
  /** Resolves when all of them are ready. @throws when one ends before */
  ready(): Promise<void>;
  /** A random one (of the kind), as soon as one is ready that another one of its kind can replace meanwhile. */
  pick(kind?: Kind): Promise<ManagedProcess>;
  /** Sends the signal, waits for the exit and starts a new process in its place. Returns the exit code. */
  replace(target: ManagedProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  end(): Promise<void>;
}

/** Starts `counts` processes of each kind, on ports from the environment's on, with additional environment `variables`. */
export function startProcesses(
  { config, port: first }: Pick<Environment, 'config' | 'port'>,
  counts: Partial<Record<Kind, number>>,
  variables: Record<string, string> = {},
): Processes {
  let launched = 0;
  function launch(kind: Kind, port: number): ManagedProcess {
    launched += 1;
    const name = `${kind}-${launched}`;
    const target: ManagedProcess = {
      kind,
      name,
      port,
      isReady: false,
      process: startProcess(kind, {
        PGAPPNAME: name,
        DATABASE_URL: config.databaseUrl ?? '',
        DATABASE_OWNER_URL: config.databaseOwnerUrl ?? '',
        DATA_FOLDER: config.dataFolder,
        API_PORT: String(port),
        BROWSER_ALLOW: 'localhost',
        WORKER_CONCURRENCY: '3',
        LOG_LEVEL: 'info',
        ...variables,
      }),
    };
    target.process.child.stdout.on('data', (chunk: Buffer) => {
      target.isReady ||= chunk.includes(' is ready');
    });
    return target;
  }
  const kinds = (Object.entries(counts) as [Kind, number][]).flatMap(([kind, count]) =>
    Array<Kind>(count).fill(kind),
  );
  const isSpare = (target: ManagedProcess) =>
    target.isReady &&
    running.some((other) => other !== target && other.kind === target.kind && other.isReady);
  const running = kinds.map((kind, index) => launch(kind, first + index));
  return {
    running,
    addresses: running.filter(({ kind }) => kind === 'api').map(({ port }) => `http://localhost:${port}`),
    async ready() {
      const hasEnded = ({ process: { child } }: ManagedProcess) => child.exitCode !== null;
      const areReady = () => running.every(({ isReady }) => isReady);
      await eventually(() => areReady() || running.some(hasEnded), { timeout: READY_TIMEOUT_MS });
      const ended = running.find((target) => !target.isReady && hasEnded(target));
      if (ended)
        throw new Error(`${ended.name} ended with ${ended.process.child.exitCode} before it was ready.`);
    },
    pick(kind) {
      const pickOne = () => {
        const fitting = running.filter(
          (target) => (kind === undefined || target.kind === kind) && isSpare(target),
        );
        return fitting[Math.floor(Math.random() * fitting.length)];
      };
      return eventually(pickOne, { timeout: READY_TIMEOUT_MS });
    },
    async replace(target, signal) {
      target.process.child.kill(signal);
      const code = await target.process.exit;
      running[running.indexOf(target)] = launch(target.kind, target.port);
      return code;
    },
    async end() {
      for (const { process } of running) process.child.kill('SIGTERM');
      const gone = Promise.all(running.map(({ process }) => process.exit));
      await Promise.race([gone, sleep(15_000)]);
      for (const { process } of running) process.child.kill('SIGKILL');
      await gone;
    },
  };
}
