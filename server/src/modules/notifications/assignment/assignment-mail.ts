import type { VerdictKind } from 'shared/constants';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Pages } from '../../../platform/pages.ts';
import { factMail, linkPart, type Fact, type MailReader } from '../fact-mail.ts';
import { html } from '../../../platform/html.ts';
import { shorten, VERDICT_NAMES } from '../words.ts';

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

export function assignmentMail(
  { company, testRunId, test, author, verdict, note, ticketUrl }: Assignment,
  pages: Pages,
  reader: MailReader,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const name = shorten(author ?? 'A former colleague', 100);
  const noted = { text: note, html: html`<p style="white-space: pre-wrap">${note}</p>` };
  return factMail(
    {
      title: `${name} assigned you the failure of "${shorten(test, 150)}"`,
      facts: [
        ['Verdict', VERDICT_NAMES[verdict]],
        ...(ticketUrl === null ? [] : [['Ticket', ticketUrl] as Fact]),
      ],
      parts: [...(note === '' ? [] : [noted]), linkPart('Look at the failure', pages.testRun(testRunId))],
      company,
    },
    pages,
    reader,
  );
}
