import type { Platform } from '../../platform/platform.ts';
import type { DeliveryRow } from './deliveries-repository.ts';
import { findMessage } from './find-message.ts';
import type { Outcome } from './outcome.ts';
import { pagesOf } from '../../platform/pages.ts';
import { findTimeZone } from './personal/choices-repository.ts';
import { postToSlack } from './post-to-slack.ts';
import { postToWebhook } from './webhook/post-to-webhook.ts';
import { findMember } from './subscriptions/subscriptions-repository.ts';
import { mailLinks } from './subscriptions/mail-links.ts';
import { sendMail } from './send-mail.ts';

type Dependencies = Pick<
  Platform,
  'apiAddress' | 'config' | 'database' | 'log' | 'mailer' | 'outgoing' | 'secrets' | 'storage'
>;

/** Notifies the recipient of the run or suite as it is stored now. Failures are returned as an outcome, not thrown. */
export async function attempt(dependencies: Dependencies, delivery: DeliveryRow): Promise<Outcome> {
  const { config, database, log, mailer } = dependencies;
  const { id, companyId, userId, channel, recipient } = delivery;
  const pages = pagesOf(config.webAddress, config.github?.webUrl);
  try {
    const message = await findMessage(dependencies, delivery, pages);
    if (!message)
      return { isDelivered: false, isPermanent: true, detail: 'There is nothing to tell any more.' };
    if (channel === 'slack' && message.slack)
      return await postToSlack(dependencies, recipient, message.slack());
    if (channel === 'webhook' && message.webhook)
      return await postToWebhook(dependencies, companyId, `delivery_${id}`, message.webhook());
    const { page, unsubscribeAt } = mailLinks(dependencies, { companyId, email: recipient });
    const reader = {
      isChosen: userId !== null,
      timeZone: await findTimeZone(database.queries, companyId, recipient),
      isMember:
        (await findMember(database.queries, { companyId, email: recipient.toLowerCase() })) !== undefined,
      unsubscribePage: page,
    };
    return await sendMail(mailer, {
      ...(await message.mail(reader)),
      unsubscribeAt,
      to: recipient,
      messageId: messageId(delivery, config.webAddress),
    });
  } catch (error) {
    log.error({ err: error, deliveryId: id }, 'An attempt to send a notification broke');
    return { isDelivered: false, isPermanent: false, detail: 'Something went wrong on our side.' };
  }
}

/** The same for every attempt, so that a mail that went out twice is recognised as one. */
function messageId({ id, createdAt }: DeliveryRow, webAddress: string): string {
  return `delivery-${id}-${createdAt.getTime()}@${new URL(webAddress).hostname}`;
}
