import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createExecutionService } from '../modules/execution/execution-service.ts';
import { createLiveHosting } from '../modules/live-sessions/hosting/live-hosting.ts';
import { listenForLiveSessions } from '../modules/live-sessions/hosting/live-listener.ts';
import { RUN_TIMEOUT_SECONDS, STEP_TIMEOUT_SECONDS } from '../platform/run-limits.ts';
import { createRunner } from 'runner';
import { runPart, type Product } from './run-part.ts';
import type { RunningService } from './run-process.ts';
import { browserOptions } from './worker/browser-options.ts';

/** A person waits for a simulation: it does not queue behind the test runs. */
const MAX_SIMULATIONS = 2;

/** Executes jobs until it is closed; it then requeues its test runs for other workers. The platform must work on jobs. Throws a sentence where no browser is found. */
export async function startWorker({ platform, services }: Product): Promise<RunningService> {
  const { config, jobs, metrics } = platform;
  // On the volume of the artifacts, so that a finished video is moved and not copied.
  const temporaryFolder = join(config.dataFolder, 'temporary', String(process.pid));
  const listener =
    config.live.perWorker > 0 ? await listenForLiveSessions(config.live, platform.log) : undefined;
  const runner = createRunner({
    ...(await browserOptions(config, listener?.port)),
    headless: true,
    maxParallel: config.workerConcurrency + MAX_SIMULATIONS,
    stepTimeoutSeconds: STEP_TIMEOUT_SECONDS,
    runTimeoutSeconds: RUN_TIMEOUT_SECONDS,
    temporaryFolder,
    log: platform.log,
    onBrowserStarted: metrics.countBrowserStart,
    openWriter: services.writing.openWriter,
  });
  const { runQueue } = services;
  const heartbeat = await runQueue.startHeartbeat(
    listener && { address: listener.address, slots: config.live.perWorker },
  );
  const live = createLiveHosting({
    platform,
    services,
    workerId: heartbeat.workerId,
    openLive: (request) => runner.openLive(request),
  });
  listener?.serve(live.admit);
  const execution = createExecutionService({ ...platform, runner });
  const { workerConcurrency, companyConcurrency } = config;
  const execute = (kind: 'test_run' | 'simulation') => async (id: string) => {
    const record = await runQueue.openRecord(Number(id), heartbeat);
    if (!record) return;
    const startedAt = performance.now();
    const outcome = await execution.executeRun(record);
    metrics.countExecution(kind, outcome, (performance.now() - startedAt) / 1000);
  };
  const stops = [
    await jobs.work('test-run', workerConcurrency, execute('test_run'), companyConcurrency),
    await jobs.work('simulation', MAX_SIMULATIONS, execute('simulation'), companyConcurrency),
  ];
  return {
    async close() {
      const liveEnded = live.close();
      const idle = Promise.all(stops.map((stop) => stop()));
      await execution.close();
      await idle;
      await liveEnded;
      await listener?.close();
      await heartbeat.close();
      await runner.close();
      await rm(temporaryFolder, { recursive: true, force: true });
    },
  };
}

if (import.meta.main)
  await runPart(true, async (product) => {
    const worker = await startWorker(product);
    product.platform.log.info('The worker is ready');
    return worker;
  });
