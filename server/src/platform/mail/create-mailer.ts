import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import { compose } from './compose.ts';
import { explainMailFailure } from './mail-error.ts';
import type { Mailer, MailSettings } from './mailer.ts';

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

/** Writes each mail to `<data folder>/outbox/<time>-<random>.eml` so that a local product needs no mail server. */
function createOutbox(settings: Pick<MailSettings, 'from' | 'dataFolder'>, log: Log): Mailer {
  const folder = join(settings.dataFolder, 'outbox');
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from: settings.from },
  );
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
      const path = join(folder, name);
      // Readers of the outbox see whole mails only.
      const draft = join(settings.dataFolder, `.${name}`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, path);
      log.info({ path }, `No mail server is configured: the mail "${mail.subject}" was written to a file`);
      return `Written to the outbox folder ${folder}: no mail server is configured.`;
    },
  };
}
