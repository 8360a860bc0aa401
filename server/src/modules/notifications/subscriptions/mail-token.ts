import type { Secrets } from '../../../platform/crypto/secrets.ts';

/** An address that a company sends results to. */
export interface MailAddress {
  companyId: number;
  email: string;
}

const signed = (payload: string) => `notification mails ${payload}`;

/** What the links in mails to the address carry: who has it may confirm, unsubscribe, and subscribe again. It does not expire. */
export function mailToken(secrets: Secrets, { companyId, email }: MailAddress): string {
  const payload = Buffer.from(JSON.stringify([companyId, email.toLowerCase()])).toString('base64url');
  return `${payload}.${secrets.sign(signed(payload))}`;
}

/** Undefined: this installation has not made the token. */
export function readMailToken(secrets: Secrets, token: string): MailAddress | undefined {
  const [payload = '', signature = ''] = token.split('.');
  if (!secrets.isSignature(signed(payload), signature)) return undefined;
  const [companyId, email] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [number, string];
  return { companyId, email };
}
