import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';
import { MailError } from './mail-error.ts';

/** One address, and nothing that could end it early in a header or in the dialogue with the server. */
const ADDRESS = /^[^\s\p{Cc}@<>()[\],;:\\"]+@[^\s\p{Cc}@<>()[\],;:\\"]+$/u;
const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** The mail in the library's words. Throws a MailError for a recipient that is no plain address. */
export function compose(mail: Mail): SendMailOptions {
  const { to, subject, text, html, messageId, images = [], unsubscribeAt } = mail;
  if (!ADDRESS.test(to)) throw new MailError(true, 'This is not an address that mail can be sent to.');
  return {
    to: { name: '', address: to },
    subject: subject.replace(LINE_BREAKS, ' '),
    text,
    html,
    messageId: messageId && `<${messageId}>`,
    // Out-of-office replies and the like are not wanted.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeAt) },
    attachments: images.map(({ cid, jpeg }) => ({
      cid,
      content: jpeg,
      filename: `${cid}.jpg`,
      contentType: 'image/jpeg',
      contentDisposition: 'inline',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One click takes https: mail programs ignore it elsewhere. */
function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { 'List-Unsubscribe': `<${address}>`, ...(address.startsWith('https:') && oneClick) };
}
