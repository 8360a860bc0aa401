import { listenOnPort } from '../platform/listen-on-port.ts';
import { startSmtpReceiver } from './inbox/smtp-receiver.ts';
import { runPart, type Product } from './run-part.ts';
import type { RunningService } from './run-process.ts';

/** Receives mails for test runs. Throws a sentence where no inbox is configured, or its port is taken. */
export async function startInbox({
  platform,
  services,
}: Product): Promise<RunningService & { port: number }> {
  const { config, log, metrics } = platform;
  const settings = config.inbox;
  if (!settings)
    throw new Error('INBOX_DOMAIN is not set. Set it to the domain that mails for test runs come to.');
  return listenOnPort({ port: settings.port, setting: 'INBOX_PORT' }, () =>
    startSmtpReceiver({ settings, mails: services.mails, metrics, log }),
  );
}

if (import.meta.main)
  await runPart(false, async (product) => {
    const inbox = await startInbox(product);
    product.platform.log.info(`The inbox is ready on port ${inbox.port}`);
    return inbox;
  });
