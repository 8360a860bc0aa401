import type { Platform } from '../../platform/platform.ts';
import { OutgoingError } from '../../platform/outgoing/outgoing-error.ts';
import type { OutgoingReply } from '../../platform/outgoing/read-reply.ts';
import type { Outcome } from './outcome.ts';
import type { SlackMessage } from './slack-message.ts';

/** Slack's word for what went wrong, such as `no_service`; anything else is not repeated. */
const SLACK_WORD = /^[a-z_]{1,60}$/;

/** Posts to an incoming webhook, by way of the relay if there is one. */
export async function postToSlack(
  { outgoing, config }: Pick<Platform, 'outgoing' | 'config'>,
  webhook: string,
  message: SlackMessage,
): Promise<Outcome> {
  const address = config.slackRelay === undefined ? webhook : config.slackRelay + new URL(webhook).pathname;
  try {
    return readReply(await outgoing.postJson(address, message));
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return {
      isDelivered: false,
      isPermanent: error.reason === 'forbidden',
      detail: `The webhook's server ${error.message}.`,
    };
  }
}

function readReply({ status, body, retryAfter }: OutgoingReply): Outcome {
  if (status >= 200 && status < 300) return { isDelivered: true, detail: 'Slack took the message.' };
  const word = body.trim();
  const answer = `Slack answered ${status}${SLACK_WORD.test(word) ? `: ${word}` : ''}.`;
  if (status === 429)
    return {
      isDelivered: false,
      isPermanent: false,
      retryAfter,
      detail: `${answer} It wants fewer messages.`,
    };
  if (status >= 500 || status === 408) return { isDelivered: false, isPermanent: false, detail: answer };
  return { isDelivered: false, isPermanent: true, detail: `${answer} Check the webhook.` };
}
