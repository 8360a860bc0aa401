import { pagesOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { mentionMail, type CommentMention } from './mention-mail.ts';
import type { Outcome } from './outcome.ts';
import { sendMail } from './send-mail.ts';

/** A mention, and whom to write to. */
export interface MentionDelivery extends CommentMention {
  id: number;
  email: string;
}

/** Writes to a person whom a comment mentions. */
export async function mailMention(
  { config, mailer }: Pick<Platform, 'config' | 'mailer'>,
  mention: MentionDelivery,
): Promise<Outcome> {
  const { id, email: to } = mention;
  return sendMail(mailer, {
    to,
    ...mentionMail(mention, pagesOf(config.webAddress)),
    // The same for every attempt, so that a mail that went out twice is recognised as one.
    messageId: `mention-${id}@${new URL(config.webAddress).hostname}`,
  });
}
