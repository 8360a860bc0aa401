import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { MailAttachment } from 'shared/contract';
import { textOfHtml } from './text-of-html.ts';

const MAX_HEADER_LENGTH = 500;
const MAX_TEXT_LENGTH = 500_000;
const MAX_HTML_LENGTH = 2_000_000;
const MAX_ATTACHMENTS = 50;
const MAX_NAME_LENGTH = 255;
const INLINE_IMAGES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** A mail as it is stored. */
export interface ReadMail {
  sender: string;
  subject: string;
  text: string;
  /** Its images are in it; null: the mail has text only. */
  html: string | null;
  attachments: MailAttachment[];
}

/** Reads a MIME message. @throws an Error for one that is nested too deeply, or has headers without end */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  const whole = mail.html ? withImages(mail.html, mail.attachments) : '';
  // HTML that is cut could show something else than it says.
  const html = whole.length > MAX_HTML_LENGTH ? '' : clean(whole);
  return {
    sender: header(senderOf(mail)) || 'unknown sender',
    subject: header(mail.subject ?? ''),
    text: clean(mail.text?.trim() ? mail.text : textOfHtml(html)).slice(0, MAX_TEXT_LENGTH),
    html: html.trim() === '' ? null : html,
    attachments: mail.attachments
      .filter(({ related }) => !related)
      .slice(0, MAX_ATTACHMENTS)
      .map((attachment) => ({
        name: clean(attachment.filename ?? '').slice(0, MAX_NAME_LENGTH) || 'unnamed',
        content_type: clean(attachment.mimeType).slice(0, MAX_NAME_LENGTH),
        size: sizeOf(attachment),
      })),
  };
}

/** PostgreSQL takes no NUL. */
const clean = (text: string) => text.replaceAll('\0', '');

const header = (text: string) => clean(text).replace(/\s+/gu, ' ').trim().slice(0, MAX_HEADER_LENGTH);

function senderOf({ from }: Email): string {
  const [first] = from ? mailboxesOf(from) : [];
  if (!first) return '';
  return first.name ? `${first.name} <${first.address}>` : first.address;
}

const mailboxesOf = (address: Address) => (address.group ? address.group : [address]);

/** Images that the HTML refers to as `cid:` are put into it: nothing is loaded when it is shown. */
function withImages(html: string, attachments: Attachment[]): string {
  let whole = html;
  for (const attachment of attachments) {
    const id = attachment.contentId?.replace(/^<|>$/gu, '');
    if (!id || !INLINE_IMAGES.has(attachment.mimeType) || typeof attachment.content === 'string') continue;
    const uses = whole.split(`cid:${id}`);
    const address = `data:${attachment.mimeType};base64,${Buffer.from(attachment.content as ArrayBuffer).toString('base64')}`;
    if (whole.length + address.length * (uses.length - 1) <= MAX_HTML_LENGTH) whole = uses.join(address);
  }
  return whole;
}

function sizeOf({ content }: Attachment): number {
  return typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
}
