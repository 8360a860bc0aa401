import { createServices } from '../modules/services.ts';
import { listenOnPort } from '../platform/listen-on-port.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { startSmtpReceiver } from './inbox/smtp-receiver.ts';
import { startObservation } from './observation.ts';
import { runProcess, type RunningService } from './run-process.ts';

/** Receives mails for test runs. Throws a sentence where no inbox is configured, or its port is taken. */
export async function startInbox({
  platform,
}: {
  platform: Platform;
}): Promise<RunningService & { port: number }> {
  const { config, log, metrics } = platform;
  const settings = config.inbox;
  if (!settings)
    throw new Error('INBOX_DOMAIN is not set. Set it to the domain that mails for test runs come to.');
  return listenOnPort({ port: settings.port, setting: 'INBOX_PORT' }, () =>
    startSmtpReceiver({ settings, mails: createServices(platform).mails, metrics, log }),
  );
}

if (import.meta.main)
  await runProcess(async ({ config, log }) => {
    const platform = await openPlatform({ config, log, worksOnJobs: false });
    const inbox = await startInbox({ platform });
    log.info(`The inbox is ready on port ${inbox.port}`);
    return [await startObservation(platform), inbox, platform];
  });
