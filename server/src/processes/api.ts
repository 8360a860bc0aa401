import { buildApp } from '../app.ts';
import { createServices } from '../modules/services.ts';
import type { Config } from '../platform/config.ts';
import { endIdleConnections } from '../platform/http/end-idle-connections.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { startObservation } from './observation.ts';
import { runProcess, type RunningService } from './run-process.ts';

export interface RunningApi extends RunningService {
  /** Where browsers reach it. */
  address: string;
}

/** Listens on the configured port. `close` finishes the requests at work; the platform stays open. */
export async function startApi({ platform }: { platform: Platform }): Promise<RunningApi> {
  const services = createServices(platform);
  const app = await buildApp({ platform, services });
  endIdleConnections(app);
  await listen(app, platform.config);
  services.live.open();
  // In the background: a slow model must not delay the start.
  void services.translations.probe();
  return {
    address: platform.apiAddress,
    close: () => app.close(),
  };
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  { apiPort, apiHost }: Config,
): Promise<void> {
  try {
    await app.listen({ port: apiPort, host: apiHost });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${apiPort} is in use. Stop what uses it, or set API_PORT to another one.`, {
      cause: error,
    });
  }
}

if (import.meta.main)
  await runProcess(async ({ config, log }) => {
    const platform = await openPlatform({ config, log, worksOnJobs: false });
    const api = await startApi({ platform });
    log.info(`The API is ready at ${api.address}`);
    return [await startObservation(platform), api, platform];
  });
