import { createTransport } from 'nodemailer';
import type { Html } from '../../../platform/html.ts';

const TIMEOUT_MS = 10_000;

/** What the shop mails to its customers. */
export interface ShopMail {
  to: string;
  subject: string;
  text: string;
  html: Html;
}

/** Sends a mail. False: it was not taken, because the address is not one of the inbox, or there is no inbox. */
export type SendShopMail = (mail: ShopMail) => Promise<boolean>;

/** Hands mails to the inbox of the product, which takes those for its own addresses and forwards none. */
export function createShopMailer(smtpUrl: string | undefined): SendShopMail {
  if (smtpUrl === undefined) return () => Promise.resolve(false);
  const timeouts = { connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport(
    { url: smtpUrl, ignoreTLS: true, ...timeouts },
    { from: 'Lumen Lamps <orders@lumen-lamps.example>' },
  );
  return ({ html, ...mail }) =>
    transport.sendMail({ ...mail, html: html.text }).then(
      () => true,
      () => false,
    );
}
