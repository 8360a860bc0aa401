import type { VerdictKind } from 'shared/constants';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Pages } from '../../../platform/pages.ts';
import { html } from '../html.ts';
import { mailPage } from '../mail-page.ts';
import { shorten, whyMailed } from '../words.ts';

/** A failure that someone has assigned to the person who gets the mail. */
export interface Assignment {
  company: string;
  testRunId: number;
  test: string;
  /** Null: the account was deleted. */
  author: string | null;
  verdict: VerdictKind;
  /** May be empty. */
  note: string;
  ticketUrl: string | null;
}

const VERDICTS: Record<VerdictKind, string> = {
  product_bug: 'Product bug',
  test_change: 'Test needs a change',
  environment: 'Environment',
  unknown: 'Unknown',
};

/** The same content as plain text and as HTML. */
export function assignmentMail(
  { company, testRunId, test, author, verdict, note, ticketUrl }: Assignment,
  pages: Pages,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const name = shorten(author ?? 'A former colleague', 100);
  const title = `${name} assigned you the failure of "${shorten(test, 150)}"`;
  const facts = [`Verdict: ${VERDICTS[verdict]}`, ...(ticketUrl === null ? [] : [`Ticket: ${ticketUrl}`])];
  const page = pages.testRun(testRunId);
  const why = whyMailed(company, true);
  return {
    subject: `[Steplight] ${title}`,
    text: [
      `${title}.`,
      facts.join('\n'),
      ...(note === '' ? [] : [note]),
      `Look at the failure: ${page}`,
      `-- \n${why}\nChange that in the settings: ${pages.settings()}`,
    ].join('\n\n'),
    html: mailPage(
      title,
      html`<ul>
          ${facts.map((fact) => html`<li>${fact}</li>`)}
        </ul>
        ${note === '' ? '' : html`<p style="white-space: pre-wrap">${note}</p>`}
        <p><a href="${page}">Look at the failure</a></p>
        <hr />
        <p>
          <small>${why} <a href="${pages.settings()}">Change that in the settings</a>.</small>
        </p>`,
    ),
  };
}
