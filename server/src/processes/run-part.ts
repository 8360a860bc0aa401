import { createServices, type Services } from '../modules/services.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { startObservation } from './observation.ts';
import { runProcess, type RunningService } from './run-process.ts';

/** What the parts of the product share where they run in one process. */
export interface Product {
  platform: Platform;
  services: Services;
}

/** Runs one part of the product in this process. */
export const runPart = (
  worksOnJobs: boolean,
  start: (product: Product) => Promise<RunningService>,
): Promise<void> =>
  runProcess(async ({ config, log }) => {
    const platform = await openPlatform({ config, log, worksOnJobs });
    const part = await start({ platform, services: createServices(platform) });
    return [await startObservation(platform), part, platform];
  });
