import { MailError } from '../../platform/mail/mail-error.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import type { Outcome } from './outcome.ts';

/** Hands the mail over. `timeout`: milliseconds; the mailer's own by default. */
export async function sendMail(mailer: Mailer, mail: Mail, timeout?: number): Promise<Outcome> {
  try {
    return { isDelivered: true, detail: await mailer.send(mail, timeout) };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { isDelivered: false, isPermanent: error.isPermanent, detail: error.message };
  }
}
