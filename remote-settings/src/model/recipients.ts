import { EMAIL_PATTERN, SLACK_WEBHOOK_PATTERN, type NotificationChannel } from 'shared/constants';

/** Why a text cannot be added to the list. */
export type RecipientError = 'empty' | 'invalid' | 'duplicate';

const PATTERNS: Record<NotificationChannel, RegExp> = { email: EMAIL_PATTERN, slack: SLACK_WEBHOOK_PATTERN };

/** The validation error of the trimmed text; null: it can be added to the channel's list. */
export function validateRecipient(
  channel: NotificationChannel,
  text: string,
  recipients: readonly string[],
): RecipientError | null {
  const recipient = text.trim();
  if (recipient === '') return 'empty';
  if (!PATTERNS[channel].test(recipient)) return 'invalid';
  return includesRecipient(recipients, recipient) ? 'duplicate' : null;
}

/** What to do about a text that is no address of a Slack webhook. */
export function slackAdvice(text: string): string {
  const url = URL.parse(text.trim());
  if (url === null) return 'This is not a web address: copy the whole one from Slack.';
  if (url.protocol !== 'https:') return 'The address must begin with https://.';
  if (url.host !== 'hooks.slack.com')
    return `The address leads to ${url.host}, but webhooks of Slack are at hooks.slack.com.`;
  return 'The address is not complete: copy the whole one from Slack.';
}

/** Ignores case, as the server does. */
export function includesRecipient(recipients: readonly string[], recipient: string): boolean {
  return recipients.some((known) => known.toLowerCase() === recipient.toLowerCase());
}
