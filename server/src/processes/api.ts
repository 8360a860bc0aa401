import { buildApp } from '../app.ts';
import { createServices } from '../modules/services.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { runProcess, type RunningPart } from './run-process.ts';

export interface RunningApi extends RunningPart {
  /** Where it listens. */
  address: string;
}

/** Listens on the configured port. `close` finishes the requests at work; the platform stays open. */
export async function startApi({ platform }: { platform: Platform }): Promise<RunningApi> {
  const app = await buildApp({ platform, services: createServices(platform) });
  const address = await app.listen({ port: platform.config.apiPort, host: '::' });
  return {
    address,
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
    log.info(`The API listens on ${api.address}`);
    return [api, platform];
  });
