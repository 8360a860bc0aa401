import { buildApp } from '../app.ts';
import { createServices } from '../modules/services.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { runProcess, type RunningPart } from './run-process.ts';

export interface RunningApi extends RunningPart {
  /** Where browsers reach it. */
  address: string;
}

/** Listens on the configured port. `close` finishes the requests at work; the platform stays open. */
export async function startApi({ platform }: { platform: Platform }): Promise<RunningApi> {
  const app = await buildApp({ platform, services: createServices(platform) });
  await app.listen({ port: platform.config.apiPort, host: platform.config.apiHost });
  return {
    address: platform.apiAddress,
    async close() {
      app.server.closeIdleConnections();
      await app.close();
    },
  };
}

if (import.meta.main)
  await runProcess(async ({ config, log }) => {
    const platform = await openPlatform({ config, log, worksOnJobs: false });
    const api = await startApi({ platform });
    log.info(`The API is ready at ${api.address}`);
    return [api, platform];
  });
