import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import { createOutbox } from './outbox.ts';

export interface Mail {
  /** One recipient. */
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Rejects when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
}

export interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  dataFolder: string;
}

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
