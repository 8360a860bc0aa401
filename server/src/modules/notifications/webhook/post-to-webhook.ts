import { OutgoingError } from '../../../platform/outgoing/outgoing-error.ts';
import type { OutgoingReply } from '../../../platform/outgoing/read-reply.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Outcome } from '../outcome.ts';
import { signWebhook } from './sign-webhook.ts';
import type { WebhookEvent } from './webhook-event.ts';
import { findWebhook, validSecrets } from './webhook-repository.ts';

type Dependencies = Pick<Platform, 'database' | 'outgoing' | 'secrets'>;

/**
 * Posts a signed message to the webhook of the company, as it is stored now.
 * @param id names the message: a receiver that gets it twice knows it by that
 */
export async function postToWebhook(
  { database, outgoing, secrets }: Dependencies,
  companyId: number,
  id: string,
  event: WebhookEvent,
): Promise<Outcome> {
  const webhook = await findWebhook(database.queries, companyId);
  if (!webhook) return { isDelivered: false, isPermanent: true, detail: 'There is no webhook any more.' };
  const body = JSON.stringify(event);
  const now = new Date();
  const signing = validSecrets(webhook, now).map((secret) => secrets.decrypt(secret));
  try {
    const reply = await outgoing.request(secrets.decrypt(webhook.urlEncrypted), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...signWebhook(id, now, body, signing),
      },
      body,
    });
    return readReply(reply);
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return {
      isDelivered: false,
      isPermanent: error.reason === 'forbidden',
      detail: `The webhook's server ${error.message}.`,
    };
  }
}

/** As Standard Webhooks 1.0 advises: 2xx is a success, 410 ends it, anything else is tried again. The answer's body is not repeated. */
function readReply({ status, retryAfter }: OutgoingReply): Outcome {
  if (status >= 200 && status < 300)
    return { isDelivered: true, detail: `The webhook's server answered ${status}.` };
  const isPermanent = status === 410;
  return {
    isDelivered: false,
    isPermanent,
    detail: `The webhook's server answered ${status}${isPermanent ? ': it wants no more messages' : ''}.`,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}
