import type { Mail } from '../../platform/mail/mailer.ts';
import { html } from '../../platform/html.ts';
import { mailPage } from './mail-page.ts';
import type { Pages } from '../../platform/pages.ts';
import { escapeSlack, section, slackLink, type SlackMessage } from './slack-message.ts';
import type { WebhookEvent } from './webhook/webhook-event.ts';
import { shorten } from './words.ts';

const TITLE = 'Test message';

const purpose = (company: string) => `This is how ${shorten(company, 150)} is notified of its runs.`;

export function testMail(company: string, pages: Pages): Pick<Mail, 'subject' | 'text' | 'html'> {
  const settings = pages.settings();
  return {
    subject: `[Steplight] ${TITLE}`,
    text: `${purpose(company)}\n\nSettings: ${settings}`,
    html: mailPage(
      TITLE,
      html`<p>${purpose(company)}</p>
        <p><a href="${settings}">Settings</a></p>`,
    ),
  };
}

export function testSlack(company: string, pages: Pages): SlackMessage {
  const text = `${TITLE}: ${purpose(company)}`;
  return {
    text: escapeSlack(text, 1000),
    blocks: [section(`${escapeSlack(text, 1000)}\n${slackLink(pages.settings(), 'Settings')}`)],
    unfurl_links: false,
  };
}

export function testEvent(company: string, pages: Pages, sentAt: Date): WebhookEvent {
  return {
    type: 'webhook.test',
    timestamp: sentAt.toISOString(),
    data: { company, message: purpose(company), url: pages.settings() },
  };
}
