import type { Mail } from '../../platform/mail/mailer.ts';
import type { Pages } from '../../platform/pages.ts';
import { html, type Html } from '../../platform/html.ts';
import { mailPage } from './mail-page.ts';
import { whyMailed } from './words.ts';

export type Fact = [name: string, value: string];

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
  /** By the person who gets the mail, not by the company. */
  isChosen: boolean;
}

/** A mail that states facts and says at its end why it was sent, as plain text and as HTML. */
export function factMail(
  { title, facts, parts, company, isChosen }: Content,
  pages: Pages,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const why = whyMailed(company, isChosen);
  const settings = pages.settings();
  return {
    subject: `[Steplight] ${title}`,
    text: [
      `${title}.`,
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      ...parts.map(({ text }) => text),
      `-- \n${why}\nChange that in the settings: ${settings}`,
    ].join('\n\n'),
    html: mailPage(
      title,
      html`<ul>
          ${facts.map(([name, value]) => html`<li>${name}: ${value}</li>`)}
        </ul>
        ${parts.map((part) => part.html)}
        <hr />
        <p>
          <small>${why} <a href="${settings}">Change that in the settings</a>.</small>
        </p>`,
    ),
  };
}

export const linkPart = (label: string, address: string): MailPart => ({
  text: `${label}: ${address}`,
  html: html`<p><a href="${address}">${label}</a></p>`,
});
