import type { Delivery, Unmailable } from 'shared/contract';
import type { DeliveryChannel } from 'shared/constants';
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAudience } from './deliveries-repository.ts';
import type { Outcome } from './outcome.ts';
import { pagesOf } from '../../platform/pages.ts';
import { postToSlack } from './post-to-slack.ts';
import { sendMail } from './send-mail.ts';
import { listUnmailable } from './subscriptions/subscriptions-repository.ts';
import { postToWebhook } from './webhook/post-to-webhook.ts';
import { testEvent, testMail, testSlack } from './test-message.ts';

const AT_ONCE = 4;
const TIMEOUT = 10_000;
const MISSING = {
  email: 'Add a recipient first.',
  slack: 'Add a webhook first.',
  webhook: 'Set the webhook up first.',
};

const REFUSALS: Record<Unmailable['reason'], string> = {
  waiting: 'The recipient has not confirmed yet that mails are wanted.',
  unsubscribed: 'The recipient has unsubscribed.',
  refused: 'The recipient has refused mails of the company.',
};

type Dependencies = Pick<Platform, 'config' | 'database' | 'log' | 'mailer' | 'outgoing' | 'secrets'>;

/** Sends a test message to everyone who is stored for the channel, switched on or not, and waits for what happens to it. */
export async function sendTest(
  dependencies: Dependencies,
  companyId: number,
  channel: DeliveryChannel,
): Promise<Delivery[]> {
  const { config, database, log, mailer } = dependencies;
  const audience = await findAudience(database.queries, companyId);
  const recipients = audience?.recipients[channel] ?? [];
  if (!audience || recipients.length === 0) throw unprocessable('no_recipient', MISSING[channel]);
  const { company } = audience;
  const unmailable = channel === 'email' ? await listUnmailable(database.queries, companyId, recipients) : [];
  const pages = pagesOf(config.webAddress);

  async function send(recipient: string): Promise<Outcome> {
    const refusal = unmailable.find(({ email }) => email === recipient);
    if (refusal) return { isDelivered: false, isPermanent: true, detail: REFUSALS[refusal.reason] };
    try {
      if (channel === 'slack') return await postToSlack(dependencies, recipient, testSlack(company, pages));
      if (channel === 'webhook')
        return await postToWebhook(
          dependencies,
          companyId,
          `test_${randomUUID()}`,
          testEvent(company, pages, new Date()),
        );
      return await sendMail(mailer, { ...testMail(company, pages), to: recipient }, TIMEOUT);
    } catch (error) {
      log.error({ err: error, channel }, 'A test message could not be sent');
      return { isDelivered: false, isPermanent: false, detail: 'Something went wrong on our side.' };
    }
  }

  const limited = pLimit(AT_ONCE);
  return Promise.all(
    recipients.map(async (recipient) => {
      const { isDelivered, detail } = await limited(() => send(recipient));
      return { recipient, is_delivered: isDelivered, detail };
    }),
  );
}
