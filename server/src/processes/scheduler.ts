import { createServices, type Services } from '../modules/services.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { createScheduler } from '../scheduler/scheduler.ts';
import { startMaintenance } from './maintenance.ts';
import { startGithubJobs } from './github-jobs.ts';
import { startNotifier } from './notifier.ts';
import { repeat } from './repeat.ts';
import { startObservation } from './observation.ts';
import { runProcess, type RunningService } from './run-process.ts';

/** A suite that is scheduled at the last moment waits no longer than this, in milliseconds. */
const MAX_SLEEP_MS = 1000;

/** Everything that happens by the clock or after a run. Any number of schedulers may run side by side. */
export async function startScheduler({ platform }: { platform: Platform }): Promise<RunningService> {
  const services = createServices(platform);
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
  await runProcess(async ({ config, log }) => {
    const platform = await openPlatform({ config, log, worksOnJobs: true });
    const scheduler = await startScheduler({ platform });
    log.info('The scheduler is ready');
    return [await startObservation(platform), scheduler, platform];
  });
