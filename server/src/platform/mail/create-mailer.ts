import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import { compose } from './compose.ts';
import { explainMailFailure } from './mail-error.ts';
import type { Mailer, MailSettings } from './mailer.ts';
import { createOutbox } from './outbox.ts';

const TIMEOUT = 30_000;

/** Sends by SMTP where a server is named; else every mail becomes a file in the data folder's outbox. */
export function createMailer(settings: MailSettings, log: Log): Mailer {
  if (settings.smtpUrl === undefined) return createOutbox(settings, log);
  const transport = createTransport(settings.smtpUrl, { from: settings.from });
  return {
    async send(mail, timeout = TIMEOUT) {
      const message = compose(mail);
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(timeout) });
      } catch (error) {
        throw explainMailFailure(error);
      }
      return 'Handed to the mail server.';
    },
  };
}
