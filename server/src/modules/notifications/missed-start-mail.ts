import type { Mail } from '../../platform/mail/mailer.ts';
import type { Pages } from '../../platform/pages.ts';
import { html } from './html.ts';
import { mailPage } from './mail-page.ts';
import { listMissedFacts, missedHeadline, type MissedStart } from './missed-start.ts';
import { whyMailed } from './words.ts';

/** The same content as plain text and as HTML. `isChosen`: by the person who gets it, not by the company. */
export function missedStartMail(
  missed: MissedStart,
  pages: Pages,
  isChosen: boolean,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const title = missedHeadline(missed, 150);
  const facts = listMissedFacts(missed);
  const why = whyMailed(missed.company, isChosen);
  return {
    subject: `[Steplight] ${title}`,
    text: [
      `${title}.`,
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      `Look at the suites: ${pages.suites()}`,
      `-- \n${why}\nChange that in the settings: ${pages.settings()}`,
    ].join('\n\n'),
    html: mailPage(
      title,
      html`<ul>
          ${facts.map(([name, value]) => html`<li>${name}: ${value}</li>`)}
        </ul>
        <p><a href="${pages.suites()}">Look at the suites</a></p>
        <hr />
        <p>
          <small>${why} <a href="${pages.settings()}">Change that in the settings</a>.</small>
        </p>`,
    ),
  };
}
