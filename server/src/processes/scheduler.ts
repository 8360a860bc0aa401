import { createServices } from '../modules/services.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { startChores } from './chores.ts';
import { runProcess, type RunningPart } from './run-process.ts';

/** Everything that happens by the clock or after a run. Any number of schedulers may run beside each other. */
export function startScheduler({ platform }: { platform: Platform }): Promise<RunningPart> {
  const services = createServices(platform);
  const parts = [startChores(services, platform.log)];
  return Promise.resolve({
    async close() {
      await Promise.all(parts.map((part) => part.close()));
    },
  });
}

if (import.meta.main)
  await runProcess(async ({ config, log }) => {
    const platform = await openPlatform({ config, log, worksOnJobs: true });
    const scheduler = await startScheduler({ platform });
    log.info('The scheduler is ready');
    return [scheduler, platform];
  });
