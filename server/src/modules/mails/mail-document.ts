import { escapeMarkup } from '../../platform/html.ts';

const STYLE =
  'body{margin:16px;background:#fff;color:#111;font:16px/1.5 sans-serif;overflow-wrap:anywhere}.steplight-text{white-space:pre-wrap}';
const LINK = /https?:\/\/[^\s<>"']{1,2000}/gu;

interface ShownMail {
  subject: string;
  text: string;
  html: string | null;
}

/**
 * A mail as a whole document. The sender's HTML stands in it as it came: only a policy without scripts may deliver it (MAIL_CONTENT_POLICY).
 * The body has the role `document` whatever tags the mail closes, so that steps find what is in the mail.
 * @param isFramed links open outside of the frame
 */
export function mailDocument({ subject, text, html }: ShownMail, isFramed: boolean): string {
  const base = isFramed ? '<base target="_blank" rel="noopener noreferrer">' : '';
  const content = html ?? `<div class="steplight-text">${linked(text)}</div>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${base}<title>${escapeMarkup(subject)}</title><style>${STYLE}</style></head><body role="document">${content}</body></html>`;
}

/** Addresses in a text are links, as in any mail program; a full stop behind them is not in the address. */
function linked(text: string): string {
  let end = 0;
  let result = '';
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const address = found.replace(/[.,;:!?)\]]+$/u, '');
    result += `${escapeMarkup(text.slice(end, index))}<a href="${escapeMarkup(address)}">${escapeMarkup(address)}</a>`;
    end = index + address.length;
  }
  return result + escapeMarkup(text.slice(end));
}
