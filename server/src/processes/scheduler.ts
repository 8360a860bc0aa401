import type { Services } from '../modules/services.ts';
import type { Platform } from '../platform/platform.ts';
import { createScheduler } from '../scheduler/scheduler.ts';
import { startMaintenance } from './maintenance.ts';
import { startGithubJobs } from './github-jobs.ts';
import { startNotifier } from './notifier.ts';
import { repeat } from './repeat.ts';
import { runPart, type Product } from './run-part.ts';
import type { RunningService } from './run-process.ts';

/** A suite that is scheduled at the last moment waits no longer than this, in milliseconds. */
const MAX_SLEEP_MS = 1000;

/** Everything that happens by the clock or after a run. Any number of schedulers may run side by side. */
export async function startScheduler({ platform, services }: Product): Promise<RunningService> {
  const running = [
    startSchedules(services, platform),
    startMaintenance(services, platform.log),
    await startNotifier(services, platform.jobs),
    await startGithubJobs(services, platform.jobs),
  ];
  return {
    async close() {
      await Promise.all(running.map((service) => service.close()));
    },
  };
}

function startSchedules(services: Services, { database, log }: Platform): RunningService {
  const scheduler = createScheduler(services, database, log);
  return { close: repeat(MAX_SLEEP_MS, log, () => scheduler.startDue()) };
}

if (import.meta.main)
  await runPart(true, async (product) => {
    const scheduler = await startScheduler(product);
    product.platform.log.info('The scheduler is ready');
    return scheduler;
  });
