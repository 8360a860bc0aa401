import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createExecutionService, type ExecutionRecord } from '../modules/execution/execution-service.ts';
import { createServices } from '../modules/services.ts';
import { modelOptions } from 'runner/model';
import { showPresence } from '../platform/database/presence.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { createRunner } from 'runner';
import { startObservation } from './observation.ts';
import { runProcess, type RunningPart } from './run-process.ts';
import { browserOptions } from './worker/browser-options.ts';

const STEP_TIMEOUT_SECONDS = 60;
const RUN_TIMEOUT_SECONDS = 30 * 60;
/** Someone sits and waits for a simulation: it does not queue behind the test runs. */
const SIMULATIONS_AT_ONCE = 2;

export interface WorkerOptions {
  /** Opened with `worksOnJobs`. */
  platform: Platform;
}

/** Takes jobs until it is closed; the test runs at work are then given back for others. Throws a sentence where no browser is found. */
export async function startWorker({ platform }: WorkerOptions): Promise<RunningPart> {
  const { config, jobs, metrics } = platform;
  // Beside the artifacts, so that a finished video is moved and not copied.
  const temporaryFolder = join(config.dataFolder, 'temporary', String(process.pid));
  const runner = createRunner({
    ...(await browserOptions(config)),
    headless: true,
    maxParallel: config.workerConcurrency + SIMULATIONS_AT_ONCE,
    stepTimeoutSeconds: STEP_TIMEOUT_SECONDS,
    runTimeoutSeconds: RUN_TIMEOUT_SECONDS,
    temporaryFolder,
    log: platform.log,
    onBrowserStarted: metrics.countBrowserStart,
    model: config.ai && modelOptions(config.ai, config.agent),
  });
  const { runs, simulations } = createServices(platform);
  const presence = await showPresence(platform.database.url, platform.log);
  const execution = createExecutionService({ ...platform, runner });
  const { workerConcurrency, companyConcurrency } = config;
  const carryOut = async (kind: 'test_run' | 'simulation', record: ExecutionRecord | undefined) => {
    if (!record) return;
    const begin = performance.now();
    const outcome = await execution.execute(record);
    metrics.countExecution(kind, outcome, (performance.now() - begin) / 1000);
  };
  const runTest = async (id: string) => carryOut('test_run', await runs.openRecord(Number(id), presence));
  const simulate = async (id: string) => carryOut('simulation', await simulations.openRecord(id, presence));
  const stopRuns = await jobs.work('test-run', workerConcurrency, runTest, companyConcurrency);
  const stopSimulations = await jobs.work('simulation', SIMULATIONS_AT_ONCE, simulate, companyConcurrency);
  return {
    async close() {
      const idle = Promise.all([stopRuns(), stopSimulations()]);
      await execution.close();
      await idle;
      await presence.close();
      await runner.close();
      await rm(temporaryFolder, { recursive: true, force: true });
    },
  };
}

if (import.meta.main)
  await runProcess(async ({ config, log }) => {
    const platform = await openPlatform({ config, log, worksOnJobs: true });
    const worker = await startWorker({ platform });
    log.info('The worker is ready');
    return [await startObservation(platform), worker, platform];
  });
