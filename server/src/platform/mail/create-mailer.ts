import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import type { Mailer, MailSettings } from './mailer.ts';
import { createOutbox } from './outbox.ts';

/** Sends by SMTP where a server is named; else every mail becomes a file in the data folder's outbox. */
export function createMailer(settings: MailSettings, log: Log): Mailer {
  if (settings.smtpUrl === undefined) return createOutbox(settings, log);
  const transport = createTransport(settings.smtpUrl, { from: settings.from });
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, to: { name: '', address: mail.to } });
    },
  };
}
