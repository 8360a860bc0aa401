import type { Secrets } from '../../../platform/crypto/secrets.ts';
import { pagesOf } from '../../../platform/pages.ts';
import type { Platform } from '../../../platform/platform.ts';

/** An address that a company sends results to. */
export interface MailAddress {
  companyId: number;
  email: string;
}

const signed = (payload: string) => `notification mails ${payload}`;

/**
 * Where mails to the address lead: a page, and what a mail program unsubscribes by. Whoever has their token may confirm, unsubscribe and
 * subscribe again. It does not expire.
 */
export function mailLinks(
  { apiAddress, config, secrets }: Pick<Platform, 'apiAddress' | 'config' | 'secrets'>,
  { companyId, email }: MailAddress,
): { page: string; unsubscribeAt: string } {
  const payload = Buffer.from(JSON.stringify([companyId, email.toLowerCase()])).toString('base64url');
  const token = `${payload}.${secrets.sign(signed(payload))}`;
  return {
    page: pagesOf(config.webAddress).notificationMails(token),
    unsubscribeAt: `${apiAddress}/notification_mails/${token}`,
  };
}

/** Undefined: this installation has not made the token. */
export function readMailToken(secrets: Secrets, token: string): MailAddress | undefined {
  const [payload = '', signature = ''] = token.split('.');
  if (!secrets.isSignature(signed(payload), signature)) return undefined;
  const [companyId, email] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [number, string];
  return { companyId, email };
}
