import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createExecutionService } from '../modules/execution/execution-service.ts';
import { createServices } from '../modules/services.ts';
import { modelOptions } from '../platform/ai/model-options.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { createRunner } from '../runner/runner.ts';
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

/** Takes jobs until it is closed; what is at work then ends as an error that says so. Throws a sentence where no browser is found. */
export async function startWorker({ platform }: WorkerOptions): Promise<RunningPart> {
  const { config, jobs, log } = platform;
  // Beside the artifacts, so that a finished video is moved and not copied.
  const temporaryFolder = join(config.dataFolder, 'temporary', String(process.pid));
  const runner = createRunner({
    ...(await browserOptions(config)),
    headless: true,
    maxParallel: config.workerConcurrency + SIMULATIONS_AT_ONCE,
    stepTimeoutSeconds: STEP_TIMEOUT_SECONDS,
    runTimeoutSeconds: RUN_TIMEOUT_SECONDS,
    temporaryFolder,
    log,
    model: config.ai && modelOptions(config.ai, config.agent),
  });
  const { runs, simulations } = createServices(platform);
  const execution = createExecutionService({ ...platform, runner });
  const { workerConcurrency, companyConcurrency } = config;
  const runTest = async (id: string) => {
    const record = await runs.openRecord(Number(id));
    if (record) await execution.execute(record);
  };
  const simulate = async (id: string) => {
    const record = await simulations.openRecord(id);
    if (record) await execution.execute(record);
  };
  const stopRuns = await jobs.work('test-run', workerConcurrency, runTest, companyConcurrency);
  const stopSimulations = await jobs.work('simulation', SIMULATIONS_AT_ONCE, simulate, companyConcurrency);
  return {
    async close() {
      const idle = Promise.all([stopRuns(), stopSimulations()]);
      await execution.close();
      await idle;
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
    return [worker, platform];
  });
