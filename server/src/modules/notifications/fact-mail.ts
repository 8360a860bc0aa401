import type { Mail } from '../../platform/mail/mailer.ts';
import type { Pages } from '../../platform/pages.ts';
import { html, type Html } from '../../platform/html.ts';
import { mailPage } from './mail-page.ts';
import { whyMailed } from './words.ts';

/** A value may lead somewhere. */
export type Fact = [name: string, value: string, address?: string | undefined];

/** Who gets a mail. */
export interface MailReader {
  /** The person has chosen it, not the company. */
  isChosen: boolean;
  timeZone: string;
  /** A person of the company, who sees its runs. */
  isMember: boolean;
  /** The page that unsubscribes. */
  unsubscribePage: string;
}

/** The same content twice. */
export interface MailPart {
  text: string;
  html: Html;
}

interface Content {
  title: string;
  facts: Fact[];
  /** What stands below the facts. */
  parts: MailPart[];
  company: string;
}

/** A mail that states facts and says at its end why it was sent, as plain text and as HTML. */
export function factMail(
  { title, facts, parts, company }: Content,
  pages: Pages,
  { isChosen, unsubscribePage }: MailReader,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const why = whyMailed(company, isChosen);
  const settings = pages.settings();
  return {
    subject: `[Steplight] ${title}`,
    text: [
      `${title}.`,
      facts.map(([name, value, address]) => `${name}: ${value}${address ? ` ${address}` : ''}`).join('\n'),
      ...parts.map(({ text }) => text),
      `-- \n${why}\nChange that in the settings: ${settings}\nUnsubscribe: ${unsubscribePage}`,
    ].join('\n\n'),
    html: mailPage(
      title,
      html`<ul>
          ${facts.map(([name, value, address]) => html`<li>${name}: ${address ? html`<a href="${address}">${value}</a>` : value}</li>`)}
        </ul>
        ${parts.map((part) => part.html)}
        <hr />
        <p>
          <small>
            ${why} <a href="${settings}">Change that in the settings</a>, or
            <a href="${unsubscribePage}">unsubscribe</a>.
          </small>
        </p>`,
    ),
  };
}

export const linkPart = (label: string, address: string): MailPart => ({
  text: `${label}: ${address}`,
  html: html`<p><a href="${address}">${label}</a></p>`,
});
