import { EMAIL_PATTERN, SLACK_WEBHOOK_PATTERN, type NotificationChannel } from 'shared/constants';

/** Why a text cannot join the list. */
export type RecipientFault = 'empty' | 'invalid' | 'duplicate';

const PATTERNS: Record<NotificationChannel, RegExp> = { email: EMAIL_PATTERN, slack: SLACK_WEBHOOK_PATTERN };

/** What keeps the trimmed text from being added to the channel's list; null: nothing does. */
export function recipientFault(
  channel: NotificationChannel,
  text: string,
  recipients: readonly string[],
): RecipientFault | null {
  const recipient = text.trim();
  if (recipient === '') return 'empty';
  if (!PATTERNS[channel].test(recipient)) return 'invalid';
  return includesRecipient(recipients, recipient) ? 'duplicate' : null;
}

/** Capital letters make no other recipient: the server compares the same way. */
export function includesRecipient(recipients: readonly string[], recipient: string): boolean {
  return recipients.some((known) => known.toLowerCase() === recipient.toLowerCase());
}
