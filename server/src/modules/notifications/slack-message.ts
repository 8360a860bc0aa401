import { escapeMarkup } from '../../platform/html.ts';
import { shorten } from './words.ts';

type Block =
  | { type: 'header'; text: { type: 'plain_text'; text: string; emoji: false } }
  | { type: 'section'; text: { type: 'mrkdwn'; text: string; verbatim: true } };

/** What an incoming webhook of Slack takes. */
export interface SlackMessage {
  text: string;
  blocks: Block[];
  unfurl_links: false;
}

const MAX_HEADER_LENGTH = 150;

/** Plain text, not escaped. */
export function header(text: string): Block {
  return {
    type: 'header',
    text: { type: 'plain_text', text: shorten(text, MAX_HEADER_LENGTH), emoji: false },
  };
}

/** `verbatim`: names that look like a channel or a person stay what they are. */
export function section(mrkdwn: string): Block {
  return { type: 'section', text: { type: 'mrkdwn', text: mrkdwn, verbatim: true } };
}

/** One line in which no mark begins a link or a mention, at most `limit` characters long with its escapes. */
export function escapeSlack(text: string, limit: number): string {
  let escaped = '';
  for (const mark of shorten(text, limit)) {
    const next = escapeMarkup(mark, /[&<>]/g);
    if (escaped.length + next.length >= limit) return `${escaped}…`;
    escaped += next;
  }
  return escaped;
}

export function slackLink(address: string, label: string): string {
  return `<${address}|${escapeSlack(label.replaceAll('|', '¦'), 400)}>`;
}
