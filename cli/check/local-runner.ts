import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNetworkPolicy, createRunner, type Runner } from 'runner';
import { RUN_TIMEOUT_SECONDS, STEP_TIMEOUT_SECONDS } from '../../server/src/platform/run-limits.ts';

export interface LocalRunnerOptions {
  /** The path of the browser. */
  browser: string;
  isHeaded: boolean;
  /** Absent: as on the server. */
  stepTimeoutSeconds?: number | undefined;
  takesScreenshots: boolean;
}

export interface LocalRunner {
  runner: Runner;
  /** Why the browser did not start last, in its own words; empty: it did. */
  reason: () => string;
  close(): Promise<void>;
}

/** The user's own machine may open whatever the user can. */
const EVERYTHING = { permits: () => true, permitsByPort: () => true };
const quiet = () => undefined;

/** The first line of what a browser says, which tells why it does not start. */
const reasonOf = ({ err }: { err?: unknown }): string =>
  err instanceof Error ? (err.message.split('\n')[0] ?? '') : '';

/** A runner as a worker has it, with a browser that starts with its first use. */
export async function openLocalRunner(options: LocalRunnerOptions): Promise<LocalRunner> {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'steplight-check-'));
  let reason = '';
  const runner = createRunner({
    executablePath: options.browser,
    headless: !options.isHeaded,
    networkPolicy: createNetworkPolicy({ allow: EVERYTHING }),
    maxParallel: 1,
    stepTimeoutSeconds: options.stepTimeoutSeconds ?? STEP_TIMEOUT_SECONDS,
    runTimeoutSeconds: RUN_TIMEOUT_SECONDS,
    temporaryFolder,
    log: { info: quiet, warn: quiet, error: (details) => (reason = reasonOf(details)) },
    takesScreenshots: options.takesScreenshots,
  });
  return {
    runner,
    reason: () => reason,
    async close() {
      await runner.close();
      await rm(temporaryFolder, { recursive: true, force: true });
    },
  };
}
